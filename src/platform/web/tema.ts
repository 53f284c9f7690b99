import { createTheme, localStorageColorSchemeManager, type MantineColorsTuple } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { createElement } from 'react';

/** The brand's one color, light to dark; the eighth is the green of the mark and of what acts. */
const patio: MantineColorsTuple = [
  '#eef7f4',
  '#e2f0ec',
  '#c3e0d8',
  '#98ccbf',
  '#5fbba5',
  '#34a189',
  '#188070',
  '#0f6b5b',
  '#0b5548',
  '#083f36',
];

/** The grays of the dark theme, with a breath of the green. */
const dark: MantineColorsTuple = [
  '#e4edea',
  '#c3cecb',
  '#9db0ac',
  '#7d918d',
  '#3d4d4a',
  '#2a3736',
  '#1c2827',
  '#172120',
  '#111a19',
  '#0c1413',
];

/** The stored choice of theme; absent means: as the system has it. The script in `tema.js` reads the same key before the first paint. */
export const CHAVE_TEMA = 'tema';
export const gerenteDeTema = localStorageColorSchemeManager({ key: CHAVE_TEMA });

/**
 * Mantine's theme. Its CSS variables stand in `estilos/variaveis.css`, not in a style tag made at run time, because the
 * content security policy takes no inline style; the test beside this file keeps both equal.
 */
export const tema = createTheme({
  primaryColor: 'patio',
  primaryShade: 7,
  colors: { patio, dark },
  fontFamily: "'Inter Variable', 'Inter', 'Inter reserva', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.3125rem' },
  lineHeights: { md: '1.45' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // What explains a field stands below it: fields of one row stay on one line, whichever of them is explained.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Badge: { defaultProps: { variant: 'light', tt: 'none' } },
    // One that the browser opens looks like one that the portal opens.
    NativeSelect: { defaultProps: { rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }) } },
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
  },
});
