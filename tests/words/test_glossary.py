"""The words keep to the print and to the language: official names, one form of address, one word for a thing, signs."""

from __future__ import annotations

import re

import pytest
from test_fluent_files import FOLDER, LANGUAGES, Said, read

# As printed, each in its own edition; ships have no names in Italian but their colors.
NAMES = {
    "trader": ("Trader", "Händler", "Négociant", "Comerciante", "Mercante"),
    "settler": ("Settler", "Siedler", "Colon", "Colona", "Colono"),
    "captain": ("Captain", "Kapitän", "Capitaine", "Capitana", "Capitano"),
    "priest": ("Priest", "Priester", "Prêtre", "Sacerdote", "Sacerdote"),
    "jack-of-all-trades": ("Jack of all Trades", "Tausendsassa", "Touche-à-tout", "Ayudante", "Tuttofare"),
    "sailor": ("Sailor", "Matrose", "Matelot", "Marinero", "Marinaio"),
    "pirate": ("Pirate", "Pirat", "Pirate", "Pirata", "Pirata"),
    "mademoiselle": ("Mademoiselle", "Fräulein", "Demoiselle", "Señorita", "Donzella"),
    "jester": ("Jester", "Witzbold", "Saltimbanque", "Bufón", "Giullare"),
    "admiral": ("Admiral", "Admiral", "Amiral", "Almirante", "Ammiraglio"),
    "governor": ("Governor", "Gouverneur", "Gouverneur", "Gobernador", "Governatore"),
    "gambler": ("Gambler", "Der Spieler", "Parieur", "Tahúr", "Il Giocatore"),
    "wholesaler": ("Wholesaler", "Großhändler", "Grossiste", "Mercader", "Grossista"),
    "passenger": ("Passenger", "Passagier", "Passager", "Pasajero", "Passeggero"),
    "clerk": ("Clerk", "Kontorist", "Commis", "Vendedor", "Commesso"),
    "gunner": ("Gunner", "Kanonier", "Canonnier", "Artillera", "Cannoniere"),
    "vice-admiral": ("Vice Admiral", "Vizeadmiral", "Vice-amiral", "Vicealmirante", "Viceammiraglio"),
    "pinnace": ("Pinnace", "Pinasse", "Pinasse", "Pinaza", "Nave gialla"),
    "flute": ("Flute", "Fleute", "Flûte", "Filibote", "Nave blu"),
    "barque": ("Barque", "Barke", "Brigantine", "Esquife", "Nave verde"),
    "frigate": ("Frigate", "Fregatte", "Frégate", "Fragata", "Nave rossa"),
    "galleon": ("Galleon", "Galeone", "Galion", "Galeón", "Nave nera"),
}

# As printed in English and Spanish (2021) and in German (2015); French and Italian names are ours.
CONTRACTS = {
    "luminary": ("Luminary", "Komiker", "Sommité", "Lumbrera", "Luminare"),
    "bruja": ("Bruja", "Charmeur", "Sorcière", "Bruja", "Strega"),
    "maritime-supremacy": (
        "Maritime Supremacy",
        "Seehoheit",
        "Suprématie maritime",
        "Supremacía marítima",
        "Supremazia marittima",
    ),
    "new-colony": ("New Colony", "Neue Kolonie", "Nouvelle colonie", "Nueva colonia", "Nuova colonia"),
    "trade-outpost": ("Trade Outpost", "Handelsposten", "Comptoir", "Puesto comercial", "Avamposto commerciale"),
    "trade-master": (
        "Trade Master",
        "Handelsfürst",
        "Maître du commerce",
        "Maestro del comercio",
        "Maestro del commercio",
    ),
    "thrifty-staff": (
        "Thrifty Staff",
        "Billiges Personal",
        "Personnel économe",
        "Empleados austeros",
        "Personale parsimonioso",
    ),
    "mercenary": ("Mercenary", "Kämpfer", "Mercenaire", "Mercenario", "Mercenario"),
    "explorer": ("Explorer", "Entdecker", "Explorateur", "Explorador", "Esploratore"),
    "frigate-nemesis": (
        "Frigate Nemesis",
        "Fregattenschreck",
        "Fléau des frégates",
        "Némesis de fragata",
        "Nemesi delle navi rosse",
    ),
    "galleon-nemesis": (
        "Galleon Nemesis",
        "Galeonenschreck",
        "Fléau des galions",
        "Némesis de galeón",
        "Nemesi delle navi nere",
    ),
    "tax-inspector": (
        "Tax Inspector",
        "Finanzbeamter",
        "Inspecteur des taxes",
        "Inspector fiscal",
        "Ispettore fiscale",
    ),
    "jinx": ("Jinx", "Pechvogel", "Mauvais œil", "Mal de ojo", "Malocchio"),
    "speculator": ("Speculator", "Kleiner Zocker", "Spéculateur", "Especulador", "Speculatore"),
    "major-speculator": ("Major Speculator", "Zocker", "Grand spéculateur", "Gran especulador", "Grande speculatore"),
    "pirates-nest": ("Pirate’s Nest", "Piratenpack", "Nid de pirates", "El nido de los piratas", "Covo dei pirati"),
    "small-estate": (
        "Small Estate",
        "Kleines Vermögen",
        "Petit patrimoine",
        "Pequeño patrimonio",
        "Piccolo patrimonio",
    ),
    "ransom": ("Ransom", "Lösegeld", "Rançon", "Rescate", "Riscatto"),
}
RANKS = {
    "landlubber": ("Landlubber", "Landratte", "Marin d’eau douce", "Marinero de agua dulce", "Marinaio d’acqua dolce"),
    "sailor": ("Sailor", "Matrose", "Matelot", "Marinero", "Marinaio"),
    "pirate": ("Pirate", "Pirat", "Pirate", "Pirata", "Pirata"),
    "captain": ("Captain", "Kapitän", "Capitaine", "Capitana", "Capitano"),
    "lord-of-the-seas": (
        "Lord of the Seas",
        "Legende der Meere",
        "Légende des mers",
        "Señor de los mares",
        "Leggenda dei mari",
    ),
}

# Words that mean something else to a reader, with the one that is said instead.
# Where a language calls something else by a word that is not said of a thing: a character of an adventure.
OWN_WORDS = {"es": ("adventure.ftl", "chapter.ftl", "rules_adventure.ftl")}
INSTEAD = {
    "en": {
        r"\bpersons\b": "people",
        r"\banew\b": "again",
        r"\bpurse\b": "coins",
        r"(?i)\btak(e|en|ing) (that )?back\b": "undo",
        r"\bsix signs\b": "six characters",
        r"(?i)\bwatchers\b": "spectators",
        r"\byour time to take\b": "your chance to take",
        r"\bwent bust\b": "busted",
    },
    "de": {
        r"\bWürfeln?\b": "Stein",
        r"\bRatgeber\b": "Coach",
        r"\ban der Reihe\b": "mit dem Nehmen dran",
        r"\bQuadrat\b": "QR-Code",
        r"\bBeutel\b": "Münzen",
        r"\bgedachte": "durchgespielte",
        r"\bSpielerin(nen)?\b": "Person",
    },
    "fr": {
        r"(?i)\bsabres?\b": "épée",
        r"(?i)(?<!points d’)\binfluence\b": "points",
        r"\bPV\b": "points",
        r"\bétalage\b": "devant toi",
        r"\bbourse\b": "pièces",
        r"\bsix signes\b": "six caractères",
        r"\bimaginée": "simulée",
        r"\bvainqueur\b": "la personne qui gagne",
    },
    "es": {
        r"(?i)\b(parar|paradas?)\b": "plantarse",
        r"(?i)\bpersonajes?\b": "profesión",
        r"\bbolsa\b": "monedas",
        r"\bseis signos\b": "seis caracteres",
        r"\bimaginada": "simulada",
        r"\bunos impuestos\b": "una carta de impuestos",
    },
    "it": {
        r"(?i)\bsciabol[ae]\b": "spada",
        r"(?i)(?<!punti )\binfluenza\b": "punti",
        r"\bcub[oi]\b": "cubetto",
        r"\bGestione\b": "Commercio e ingaggio",
        r"\barea di gioco\b": "spazio di gioco",
        r"\bborsa\b": "monete",
        r"\bsei segni\b": "sei caratteri",
        r"\b(lo|uno|dello|allo) sballo\b": "turno sballato",
        r"\bPV\b": "punti",
    },
}

# One person is spoken to, and as a friend.
POLITE = {
    "en": r"(?i)\b(sir|madam|dear (player|user|guest))\b",
    "de": r"(?<=[\wäöüß,;] )(Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer)\b",
    "fr": r"(?i)(?<!rendez-)\b(vous|votre|vos)\b",
    "es": r"(?i)\b(usted|ustedes|vosotr[oa]s|vuestr[oa]s?)\b",
    "it": r"\b(Lei|Suo|Sua|voi|vostr[oaie])\b",
}

SIGNS = {
    "en": {r"[«»„]": "quotes are “ ”"},
    "de": {r"[«»”]": "quotes are „ “", r"\w…": "a space before …"},
    "fr": {
        r"[“”„]": "quotes are « »",
        r"«(?!\u00a0)|(?<!\u00a0)»": "a hard space inside « »",
        r"(?<![\u00a0\u202f\d])[:;?]": "a hard space before : ; ?",
    },
    "es": {r"[“”„]": "quotes are « »", r"« | »": "no space inside « »"},
    "it": {r"[“”„]": "quotes are « »", r"« | »": "no space inside « »"},
}
EVERYWHERE = {
    r"(?<![\w\d])-\d": "a minus is −, not -",
    r"'": "an apostrophe is ’",
    r"(^|[\s(])\d+%": "a percent sign is written by the number itself",
}


@pytest.fixture(scope="module")
def words() -> dict[str, dict[str, Said]]:
    return {language: read(language) for language in LANGUAGES}


def found(words: dict[str, Said], pattern: str) -> list[str]:
    return [name for name, said in words.items() if any(re.search(pattern, text) for text in said.text)]


@pytest.mark.parametrize("card", NAMES)
def test_cards_are_called_as_in_print(words: dict[str, dict[str, Said]], card: str) -> None:
    called = tuple("".join(words[language][f"card-name-{card}"].text) for language in LANGUAGES)
    assert called == NAMES[card]


@pytest.mark.parametrize(("prefix", "names"), [("contract-name", CONTRACTS), ("rank", RANKS)])
def test_contracts_and_ranks_are_called_as_in_print(
    words: dict[str, dict[str, Said]], prefix: str, names: dict[str, tuple[str, ...]]
) -> None:
    for name, called in names.items():
        assert tuple("".join(words[language][f"{prefix}-{name}"].text) for language in LANGUAGES) == called
    assert {name for name in words["en"] if name.startswith(f"{prefix}-")} - {"rank-next"} == {
        f"{prefix}-{name}" for name in names
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_a_thing(words: dict[str, dict[str, Said]], language: str) -> None:
    said = {name: each for name, each in words[language].items() if each.file not in OWN_WORDS.get(language, ())}
    wrong = {(pattern, instead): found(said, pattern) for pattern, instead in INSTEAD[language].items()}
    assert not {what: names for what, names in wrong.items() if names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_spoken_to_as_a_friend(words: dict[str, dict[str, Said]], language: str) -> None:
    assert found(words[language], POLITE[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(words: dict[str, dict[str, Said]], language: str) -> None:
    wrong = {what: found(words[language], pattern) for pattern, what in (SIGNS[language] | EVERYWHERE).items()}
    assert not {what: names for what, names in wrong.items() if names}


def test_spanish_questions_are_opened(words: dict[str, dict[str, Said]]) -> None:
    texts = {name: "".join(said.text) for name, said in words["es"].items()}
    keys = {"letter-keys-hint", "terminal-hint-close"}  # a key, and a sign
    assert [name for name, text in texts.items() if text.count("?") != text.count("¿") and name not in keys] == []


def test_no_french_word_stands_before_a_name_that_would_be_elided() -> None:
    """`de Anna` would have to be `d’Anna`, and nobody knows who comes."""
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        assert re.findall(r"\b(?:de|que|le|la|jusque) \{ \$(?:name|host|names)\b.*", path.read_text("utf-8")) == []


@pytest.mark.parametrize("language", ["es", "it"])
def test_names_of_cards_are_small_within_a_sentence(words: dict[str, dict[str, Said]], language: str) -> None:
    index = LANGUAGES.index(language)
    names = "|".join(sorted({called[index] for called in NAMES.values()} - {"Il Giocatore"}))
    titles = ("card-name-", "bot-", "module", "ruling-", "rules-")
    wrong = [
        name for name in found(words[language], rf"(?<=[a-zàèéìòùáíóúñ,;] )({names})\b") if not name.startswith(titles)
    ]
    assert wrong == []
