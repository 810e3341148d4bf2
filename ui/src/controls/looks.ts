// What everyone chooses for themselves: language, light or dark, and which way the mine leads.
import { preferences, WAYS } from '../device/preferences.svelte.ts';
import { chooseTheme, THEMES } from '../device/theme.svelte.ts';
import { changeLanguage, language, LANGUAGES, text } from '../words/texts.svelte.ts';

/** One of them: what can be chosen, and what holds. */
interface Look {
  label: () => string;
  items: () => { value: string; label: string; lang?: string }[];
  value: () => string;
  choose: (value: string) => unknown;
}

export type LookName = 'language' | 'theme' | 'way';

/** All of them. */
export const LOOKS: Record<LookName, Look> = {
  language: {
    label: () => text('language'),
    items: () => Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value })),
    value: language,
    choose: async (value) => {
      await changeLanguage(value);
      preferences.language = language();
    },
  },
  theme: {
    label: () => text('theme'),
    items: () => THEMES.map((value) => ({ value, label: text(`theme-${value}`) })),
    value: () => preferences.theme,
    choose: (value) => chooseTheme(value as (typeof THEMES)[number]),
  },
  way: {
    label: () => text('way'),
    items: () => WAYS.map((value) => ({ value, label: text(`way-${value}`) })),
    value: () => preferences.way,
    choose: (value) => (preferences.way = value as (typeof WAYS)[number]),
  },
};
