import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  FormularioDeRegistro,
  EmColunas,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formasPagamentoApi as api } from '#domains/financeiro/cadastros/api.ts';
import { edicaoForma, novaForma } from '#domains/financeiro/cadastros/esquemas.ts';
import { type TipoFormaPagamento, tiposFormaPagamento } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { useOpcoesFinanceiras } from './opcoes.ts';

const campo = camposDe<typeof novaForma>();

const novo = {
  nome: '',
  tipo: 'dinheiro' as const,
  contaBancariaId: null,
  diasLiquidacao: 0,
  taxaPercentual: '0.0000',
  taxaFixaCentavos: 0,
  ativa: true,
};

/** A way of being paid. */
export default function FormularioFormaPagamento({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  const { contas } = useOpcoesFinanceiras();
  const tipos = useOpcoes(tiposFormaPagamento);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{ esquema: novaForma, valores: novo, enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }) }}
      edicao={registro && { esquema: edicaoForma, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={6} maximo={60} autoFoco />
        <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={6} opcoes={tipos} />
        <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('contaDestino')} colunas={6} opcoes={contas} />
        <CampoNumero nome={campo('diasLiquidacao')} rotulo={t('diasLiquidacao')} colunas={6} />
        <CampoTaxa nome={campo('taxaPercentual')} rotulo={t('taxaPercentual')} colunas={6} />
        <CampoDinheiro nome={campo('taxaFixaCentavos')} rotulo={t('taxaFixa')} colunas={6} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}

const edicaoDe = ({ contaBancariaNome: _, tipo, ...valores }: RespostaCliente<typeof api.obter>) => ({
  ...valores,
  tipo: tipo as TipoFormaPagamento,
});
