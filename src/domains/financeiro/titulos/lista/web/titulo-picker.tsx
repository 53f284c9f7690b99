import { CampoBusca, type OpcaoDeBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { titulosApi } from '../api.ts';

type Props = PropsCampo & {
  /** The title that the field already holds, so that an edit shows it. */
  inicial?: { id: number; numero: string } | null;
  aoMudar?: (id: number | null) => void;
};

/** A choice of an open title inside a form: finds by student, payer or number; the value is the title's id. */
export function TituloPicker({ inicial, aoMudar, ...campo }: Props) {
  return (
    <CampoBusca
      {...campo}
      inicial={inicial ? { valor: inicial.id, rotulo: inicial.numero } : null}
      buscar={buscarTitulosAbertos}
      {...(aoMudar ? { aoMudar: (opcao) => aoMudar(opcao ? Number(opcao.valor) : null) } : {})}
    />
  );
}

/** Open titles by student, payer or number, as options of a search field. */
async function buscarTitulosAbertos(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(
    titulosApi.listarTitulos,
    { query: { Nome: termo, Situacao: 'aberto,parcial', TamanhoDaPagina: 20 } },
    { signal },
  );
  return itens.map((t) => ({
    valor: t.id,
    rotulo: `${t.numero} · ${t.alunoNome ?? t.pagadorNome}`,
    detalhe: `${descricaoNoIdioma(t.descricao, idiomaAtual())} · ${formatarData(t.dataVencimento)} · ${formatarReais(t.devidoHojeCentavos)}`,
  }));
}
