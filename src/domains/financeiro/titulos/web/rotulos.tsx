import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rotulosSituacao, type SituacaoTitulo } from '../situacoes.ts';
import { textosTitulos } from '../texts.ts';

const tons: Record<SituacaoTitulo, TomDeEstado> = {
  aberto: 'aberto',
  parcial: 'alerta',
  baixado: 'sucesso',
  cancelado: 'neutro',
  renegociado: 'neutro',
};

type PropsDaSituacao = { situacao: SituacaoTitulo; vencido: boolean; diasAtraso: number };

/** The state of a title as a word on its color; an overdue one says for how long. */
export function EtiquetaDoTitulo({ titulo }: { titulo: PropsDaSituacao }) {
  const t = useTextos(textosTitulos);
  const { idioma } = useIdioma();
  if (titulo.vencido) return <Etiqueta tom="perigo">{t('vencidoHa', { n: titulo.diasAtraso })}</Etiqueta>;
  return <Etiqueta tom={tons[titulo.situacao]}>{rotuloDe(rotulosSituacao, titulo.situacao, idioma)}</Etiqueta>;
}

/** The state of a title in a list: what waits for a person stands in place of how late it is, which the due date says too. */
export function SituacaoNaLista({ titulo }: { titulo: PropsDaSituacao & { linhaNaFilaId: number | null } }) {
  const t = useTextos(textosTitulos);
  return titulo.linhaNaFilaId === null ? <EtiquetaDoTitulo titulo={titulo} /> : <Etiqueta tom="alerta">{t('pagamentoNaFila')}</Etiqueta>;
}

/** Says in the record what that means, and leads who may see it to the line of the bank. */
export function PagamentoNaFila({ titulo: { linhaNaFilaId, numero } }: { titulo: { linhaNaFilaId: number | null; numero: string } }) {
  const t = useTextos(textosTitulos);
  const { pode } = useSessao();
  if (linhaNaFilaId === null) return null;
  return (
    <p className="consequencia">
      <strong>{numero}</strong> · {t('pagamentoNaFilaTexto')}{' '}
      {pode('gerenciar-boletos', 'visualizar') && (
        <Elo tela="gerenciar-boletos" search={{ aba: 'excecoes', abrir: linhaNaFilaId }}>
          {t('verPagamentoNaFila')}
        </Elo>
      )}
    </p>
  );
}
