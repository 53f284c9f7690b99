import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  CampoTexto,
  FormularioDeRegistro,
  EmColunas,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { DadosBancarios } from '#domains/financeiro/dados-bancarios/web/door.tsx';
import { contasApi as api, dadosDaContaApi } from '#domains/financeiro/cadastros/api.ts';
import { edicaoConta, novaConta } from '#domains/financeiro/cadastros/esquemas.ts';
import { tiposConta } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { useOpcoesFinanceiras } from './opcoes.ts';
import { TitulosEmAberto } from './titulos-em-aberto.tsx';

const campo = camposDe<typeof novaConta>();

const novo = {
  nome: '',
  tipo: 'caixa' as const,
  bancoId: null,
  agencia: null,
  agenciaDv: null,
  numero: null,
  numeroDv: null,
  saldoInicialCentavos: 0,
  ativa: true,
};

/** A bank account or a cash box. */
export default function FormularioConta({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  return (
    <>
      <FormularioDeRegistro
        {...formulario}
        novo={{
          esquema: novaConta,
          valores: novo,
          enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
        }}
        edicao={registro && { esquema: edicaoConta, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
      >
        <Campos contaId={registro?.id ?? null} />
      </FormularioDeRegistro>
      {registro?.tipo === 'banco' && (
        <DadosBancarios
          api={dadosDaContaApi}
          alvoTipo="conta_bancaria"
          id={registro.id}
          campos={[
            { campo: 'agencia', rotulo: t('agencia'), maximo: 10 },
            { campo: 'agenciaDv', rotulo: t('agenciaDv'), maximo: 2 },
            { campo: 'numero', rotulo: t('numeroConta'), maximo: 20 },
            { campo: 'numeroDv', rotulo: t('numeroDv'), maximo: 2 },
          ]}
          podeMudar={!formulario.somenteLeitura}
          envelhece={['ContaBancaria', 'ContaCobranca']}
        />
      )}
    </>
  );
}

/** Type and bank are said once, and say which account it is; branch and number change afterwards as bank data do. */
function Campos({ contaId }: { contaId: number | null }) {
  const t = useTextos(textosCadastros);
  const isNova = contaId === null;
  const { bancos } = useOpcoesFinanceiras();
  const noBanco = useValor(campo('tipo')) === 'banco';
  const ativa = useValor(campo('ativa')) === true;
  return (
    <EmColunas>
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={80} autoFoco />
      <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={4} opcoes={useOpcoes(tiposConta)} desabilitado={!isNova} />
      {noBanco && (
        <CampoSelecao nome={campo('bancoId')} rotulo={t('banco')} colunas={12} opcoes={bancos} obrigatorio desabilitado={!isNova} />
      )}
      {noBanco && isNova && (
        <>
          <CampoTexto nome={campo('agencia')} rotulo={t('agencia')} colunas={4} maximo={10} />
          <CampoTexto nome={campo('agenciaDv')} rotulo={t('agenciaDv')} colunas={2} maximo={2} />
          <CampoTexto nome={campo('numero')} rotulo={t('numeroConta')} colunas={4} maximo={20} />
          <CampoTexto nome={campo('numeroDv')} rotulo={t('numeroDv')} colunas={2} maximo={2} />
        </>
      )}
      <CampoDinheiro nome={campo('saldoInicialCentavos')} rotulo={t('saldoInicial')} dica={t('saldoInicialAjuda')} colunas={6} />
      <CampoAlternar nome={campo('ativa')} rotulo={t('ativo')} colunas={12} />
      {contaId !== null && !ativa && <TitulosEmAberto contaBancariaId={contaId} />}
    </EmColunas>
  );
}

const edicaoDe = ({ bancoNome: _, ...valores }: RespostaCliente<typeof api.obter>) => valores;
