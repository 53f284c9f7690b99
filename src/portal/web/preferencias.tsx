import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { clienteDeConsultas } from '#platform/web/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { textosPortal } from './texts.ts';

const idiomas = [
  { idioma: 'br', sigla: 'PT', nome: 'Português', tag: 'pt-BR' },
  { idioma: 'en', sigla: 'EN', nome: 'English', tag: 'en' },
] as const;

/** PT · EN: one switch, remembered in this browser. */
export function TrocaDeIdioma() {
  const t = useTextos(textosPortal);
  const { idioma: atual, mudarIdioma } = useIdioma();
  return (
    <div className="casca-idioma" role="group" aria-label={t('idioma')}>
      {idiomas.map(({ idioma, sigla, nome, tag }, indice) => (
        <span key={idioma}>
          {indice > 0 && <span aria-hidden>·</span>}
          <button
            type="button"
            className="botao-simples"
            lang={tag}
            aria-label={`${sigla} ${nome}`}
            aria-pressed={atual === idioma}
            onClick={() => {
              mudarIdioma(idioma);
              // Some answers carry words of the server, in the language in which they were asked for.
              void clienteDeConsultas.invalidateQueries();
            }}
          >
            {sigla}
          </button>
        </span>
      ))}
    </div>
  );
}

/** Light or dark; until the user chose, as the system has it. */
export function TrocaDeTema() {
  const t = useTextos(textosPortal);
  // Otherwise the kit writes a style tag to stop transitions, which the content security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const escuro = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <button
      type="button"
      className="botao-simples casca-tema"
      aria-label={t(escuro ? 'temaClaro' : 'temaEscuro')}
      title={t(escuro ? 'temaClaro' : 'temaEscuro')}
      onClick={() => setColorScheme(escuro ? 'light' : 'dark')}
    >
      {escuro ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </button>
  );
}
