import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { textosDeclaracao } from '../texts.ts';
import { type SituacaoDaDeclaracao, situacoesDaDeclaracao } from '../tipos.ts';

export const TELA = 'rel-declaracao-ir';
export const valor = (centavos: Centavos): string => formatarValor(centavos);
export const reais = (centavos: Centavos): string => formatarReais(centavos);
const tons: Record<SituacaoDaDeclaracao, TomDeEstado> = { pendente: 'neutro', emitida: 'sucesso', mudou: 'alerta' };

/** How the statement of a payer stands, with its number. */
export function EtiquetaDaDeclaracao({ situacao, numero }: { situacao: SituacaoDaDeclaracao; numero: number | null }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  return (
    <Etiqueta tom={tons[situacao]}>
      {rotuloDe(situacoesDaDeclaracao, situacao, idioma)}
      {numero === null ? '' : ` · ${t('numeroDa', { numero })}`}
    </Etiqueta>
  );
}

/** Whether the person at the screen may issue. */
export const usePodeEmitir = (): boolean => useSessao().pode(TELA, 'criar');
