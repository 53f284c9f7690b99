import { useBlocker } from '@tanstack/react-router';
import { confirmar } from '../dialogos.tsx';
import { useTextos } from '../i18n.tsx';
import { textosFormulario } from './texts.ts';

/**
 * Asks before a changed form is left by a link, Back, or closing the tab. Changes inside the same address (its tab, its
 * search) leave nothing behind and pass.
 */
export function useGuarda(alterado: () => boolean, ativa: boolean): void {
  const t = useTextos(textosFormulario);
  useBlocker({
    disabled: !ativa,
    enableBeforeUnload: alterado,
    shouldBlockFn: async ({ current, next }) => {
      if (!alterado() || current.pathname === next.pathname) return false;
      const sair = await confirmar({
        titulo: t('sairTitulo'),
        texto: t('sairTexto'),
        rotuloConfirmar: t('sair'),
        rotuloCancelar: t('ficar'),
        perigo: true,
      });
      return !sair;
    },
  });
}
