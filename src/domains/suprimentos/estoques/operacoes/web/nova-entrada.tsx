import { FornecedorPicker } from '#domains/financeiro/fornecedores/web/door.tsx';
import { CampoData, camposDe, CampoSelecao, CampoTexto } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { novaEntrada, operacoesApi } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { CamposItens } from './campos-itens.tsx';
import { JanelaDeOperacao, useDeposito, useHoje } from './janela-de-operacao.tsx';

const campo = camposDe<typeof novaEntrada>();

/** Products that come by no invoice. */
export default function NovaEntrada({ aoFechar }: { aoFechar: () => void }) {
  const to = useTextos(textosOperacao);
  const hoje = useHoje();
  return (
    <JanelaDeOperacao
      titulo={to('novaEntrada')}
      texto={to('entradaTexto')}
      esquema={novaEntrada}
      valores={{
        dataMovimento: hoje,
        depositoId: null,
        fornecedorId: null,
        documento: '',
        motivo: '',
        itens: [{ produtoId: null, quantidade: null, valorCentavos: null }],
        recalculoConfirmado: false,
      }}
      enviar={(body, chaveIdempotencia) => chamar(operacoesApi.darEntrada, { body }, { chaveIdempotencia })}
      aoFechar={aoFechar}
    >
      <Campos />
    </JanelaDeOperacao>
  );
}

function Campos() {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const { depositos } = useOpcoesDoEstoque();
  const { pode } = useSessao();
  const depositoId = useDeposito(campo('depositoId'));
  return (
    <>
      <CampoSelecao nome={campo('depositoId')} rotulo={t('deposito')} colunas={5} opcoes={depositos} />
      <CampoData nome={campo('dataMovimento')} rotulo={t('data')} colunas={3} />
      <CampoTexto nome={campo('documento')} rotulo={to('documento')} colunas={4} maximo={40} />
      {pode('fornecedores', 'listar') && <FornecedorPicker nome={campo('fornecedorId')} rotulo={to('fornecedor')} colunas={12} />}
      <CamposItens nome={campo('itens')} depositoId={depositoId} valor />
      <CampoTexto nome={campo('motivo')} rotulo={to('motivo')} colunas={12} maximo={200} />
    </>
  );
}
