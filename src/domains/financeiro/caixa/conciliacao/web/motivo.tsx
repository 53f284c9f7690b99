import { useTextos } from '#platform/web/i18n.tsx';
import { textosConciliacao } from '../texts.ts';
import type { Lembranca, Sugestao } from './sugestoes.ts';

/** Why a line is held to be what is suggested, in words. */
export function useMotivo(): (sugestao: Sugestao | undefined, lembranca: Lembranca | undefined) => string | null {
  const t = useTextos(textosConciliacao);
  return (sugestao, lembranca) => {
    if (!sugestao) return lembranca ? t('lembrada', { categoria: lembranca.categoriaNome }) : null;
    switch (sugestao.motivo) {
      case 'dia_proximo':
        return t('motivo.dia_proximo', { dias: sugestao.dias });
      case 'varios_movimentos':
        return t('motivo.varios_movimentos', { n: sugestao.lancamentos.length });
      case 'varias_linhas':
        return t('motivo.varias_linhas', { n: sugestao.linhaIds.length });
      default:
        return t(`motivo.${sugestao.motivo}`);
    }
  };
}
