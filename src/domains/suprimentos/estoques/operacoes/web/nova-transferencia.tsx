import { CampoData, camposDe, CampoSelecao, CampoTexto } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { novaTransferencia, operacoesApi } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { CamposItens, type DeInicio } from './campos-itens.tsx';
import { JanelaDeOperacao, useDeposito, useHoje } from './janela-de-operacao.tsx';

const campo = camposDe<typeof novaTransferencia>();

/** Products go from one warehouse to another. */
export default function NovaTransferencia({ deInicio, aoFechar }: { deInicio?: DeInicio | undefined; aoFechar: () => void }) {
  const to = useTextos(textosOperacao);
  const hoje = useHoje();
  return (
    <JanelaDeOperacao
      titulo={to('transferencia')}
      esquema={novaTransferencia}
      valores={{
        dataMovimento: hoje,
        depositoId: deInicio?.depositoId ?? null,
        depositoDestinoId: null,
        motivo: '',
        itens: [{ produtoId: deInicio?.produtoId ?? null, quantidade: null }],
        recalculoConfirmado: false,
      }}
      enviar={(body, chaveIdempotencia) => chamar(operacoesApi.transferir, { body }, { chaveIdempotencia })}
      aoFechar={aoFechar}
    >
      <Campos deInicio={deInicio} />
    </JanelaDeOperacao>
  );
}

function Campos({ deInicio }: { deInicio?: DeInicio | undefined }) {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const { depositos } = useOpcoesDoEstoque();
  const depositoId = useDeposito(campo('depositoId'));
  return (
    <>
      <CampoSelecao nome={campo('depositoId')} rotulo={to('depositoOrigem')} colunas={4} opcoes={depositos} />
      <CampoSelecao nome={campo('depositoDestinoId')} rotulo={to('depositoDestino')} colunas={4} opcoes={depositos} />
      <CampoData nome={campo('dataMovimento')} rotulo={t('data')} colunas={4} />
      <CamposItens nome={campo('itens')} depositoId={depositoId} deInicio={deInicio} />
      <CampoTexto nome={campo('motivo')} rotulo={to('motivo')} colunas={12} maximo={200} />
    </>
  );
}
