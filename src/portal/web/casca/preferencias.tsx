import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { clienteDeConsultas } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import type { Idioma } from '#shared/erros.ts';
import { textosAcoes } from '../paleta/texts-acoes.ts';
import { textosPortal } from '../texts.ts';

const idiomas = [
  { idioma: 'br', sigla: 'PT', nome: 'Português', tag: 'pt-BR' },
  { idioma: 'en', sigla: 'EN', nome: 'English', tag: 'en' },
] as const;

/** Changes the language, and asks again for what the server put into words. */
export function useMudarIdioma(): (idioma: Idioma) => void {
  const { mudarIdioma } = useIdioma();
  return (idioma) => {
    mudarIdioma(idioma);
    // Some answers carry words of the server, in the language in which they were asked for.
    void clienteDeConsultas.invalidateQueries();
  };
}

/** Whether the dark theme is on, and the switch between both. */
export function useTema(): { escuro: boolean; mudarTema: () => void } {
  // Otherwise the kit writes a style tag to stop transitions, which the content security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const escuro = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return { escuro, mudarTema: () => setColorScheme(escuro ? 'light' : 'dark') };
}

/** PT · EN: one switch, remembered in this browser. */
export function TrocaDeIdioma() {
  const t = useTextos(textosPortal);
  const { idioma: atual } = useIdioma();
  const mudarIdioma = useMudarIdioma();
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
            onClick={() => mudarIdioma(idioma)}
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
  const t = useTextos(textosAcoes);
  const { escuro, mudarTema } = useTema();
  return (
    <button
      type="button"
      className="botao-simples casca-tema"
      aria-label={t(escuro ? 'temaClaro' : 'temaEscuro')}
      title={t(escuro ? 'temaClaro' : 'temaEscuro')}
      onClick={mudarTema}
    >
      {escuro ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </button>
  );
}
