import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { CampoData, camposDe, CampoSelecao, CampoTexto } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { novaRetirada, operacoesApi } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { CamposItens, type DeInicio } from './campos-itens.tsx';
import { JanelaDeOperacao, useDeposito, useHoje } from './janela-de-operacao.tsx';

const campo = camposDe<typeof novaRetirada>();

/** Somebody takes products out to use them. */
export default function NovaRetirada({ deInicio, aoFechar }: { deInicio?: DeInicio | undefined; aoFechar: () => void }) {
  const to = useTextos(textosOperacao);
  const hoje = useHoje();
  return (
    <JanelaDeOperacao
      titulo={to('novaRetirada')}
      esquema={novaRetirada}
      valores={{
        dataMovimento: hoje,
        depositoId: deInicio?.depositoId ?? null,
        solicitantePessoaId: null,
        motivo: '',
        centroCustoId: null,
        itens: [{ produtoId: deInicio?.produtoId ?? null, quantidade: null }],
        recalculoConfirmado: false,
      }}
      enviar={(body, chaveIdempotencia) => chamar(operacoesApi.retirar, { body }, { chaveIdempotencia })}
      aoFechar={aoFechar}
    >
      <Campos deInicio={deInicio} />
    </JanelaDeOperacao>
  );
}

function Campos({ deInicio }: { deInicio?: DeInicio | undefined }) {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const { depositos, centros } = useOpcoesDoEstoque();
  const depositoId = useDeposito(campo('depositoId'));
  return (
    <>
      <CampoSelecao nome={campo('depositoId')} rotulo={t('deposito')} colunas={8} opcoes={depositos} />
      <CampoData nome={campo('dataMovimento')} rotulo={t('data')} colunas={4} />
      <CamposItens nome={campo('itens')} depositoId={depositoId} deInicio={deInicio} />
      <PessoaPicker nome={campo('solicitantePessoaId')} rotulo={to('solicitante')} colunas={6} />
      <CampoSelecao nome={campo('centroCustoId')} rotulo={t('centroCusto')} colunas={6} opcoes={centros} />
      <CampoTexto nome={campo('motivo')} rotulo={to('motivo')} colunas={12} maximo={200} />
    </>
  );
}
