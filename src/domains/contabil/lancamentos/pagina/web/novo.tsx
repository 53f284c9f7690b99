import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { AbrirRascunho, doZero, NovoLancamento, paraEditar } from '../../editor/web/door.tsx';
import { preencherHistorico } from '../../historicos/termos.ts';
import { modelosApi } from '../../rascunhos/api.ts';

type Props = {
  rascunhoId: number | null;
  modeloId: number | null;
  aoFechar: () => void;
  aoLancar: (id: number) => void;
};

/** A new entry from nothing, from a draft or from a model. */
export default function Novo({ rascunhoId, modeloId, ...resto }: Props) {
  if (rascunhoId !== null) return <AbrirRascunho id={rascunhoId} {...resto} />;
  if (modeloId !== null) return <DoModelo id={modeloId} {...resto} />;
  return <NovoLancamento inicio={doZero()} {...resto} />;
}

function DoModelo({ id, ...resto }: { id: number } & Omit<Props, 'rascunhoId' | 'modeloId'>) {
  const { data } = useRegistro(modelosApi.obter, { params: { id } });
  if (!data) return null;
  const inicio = {
    ...doZero(),
    dataLancamento: hojeNaEscola(),
    historico: preencherHistorico(data.historico ?? '', { documento: data.documento ?? '', dataLancamento: hojeNaEscola() }),
    documento: data.documento ?? '',
    ...paraEditar(data.partidas),
  };
  return <NovoLancamento inicio={inicio} {...resto} />;
}
