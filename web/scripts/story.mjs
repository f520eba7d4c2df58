// Writes src/generated/story/<language>.json: the story cards of the campaign that comes with the game, one file for each
// language, fetched where they are read: their titles, goals, texts and last words.
import { keep, python } from './python.mjs'
import { LANGUAGES } from './words.mjs'

const script = `
import json, sys
from portroyal.campaign.story import story
from portroyal.campaigns import DEFAULT
print(json.dumps({name: {
    "title": card.title, "chapter": card.chapter, "goal": card.goal, "text": card.text, "codas": dict(card.codas)
} for name, card in story(DEFAULT, sys.argv[1]).cards.items()}, ensure_ascii=False, indent=1))
`
for (const language of LANGUAGES) keep(`src/generated/story/${language}.json`, python('-c', script, language))
