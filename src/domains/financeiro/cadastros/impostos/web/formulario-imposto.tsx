import { FornecedorPicker } from '#domains/financeiro/fornecedores/web/door.tsx';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoData,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  FormularioDeRegistro,
  type OpcaoDeBusca,
  EmColunas,
  useValor,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { impostosApi as api } from '#domains/financeiro/cadastros/api-classificacoes.ts';
import { edicaoImposto, novoImposto } from '#domains/financeiro/cadastros/esquemas.ts';
import { fatosGeradores, regrasDeVencimento, tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { vencimentoDoImposto } from '../vencimento-do-imposto.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novoImposto>();

const novo = {
  tipo: 'iss' as const,
  nome: '',
  aliquota: '',
  basePercentual: '100.0000',
  minimoCentavos: 0,
  codigoRecolhimento: '',
  regraVencimento: 'dia_antecipado' as const,
  diaVencimento: 20,
  fatoGerador: 'emissao' as const,
  destinatarioFornecedorId: null,
  vigenteDesde: '',
  vigenteAte: '',
};

/** A tax withheld from suppliers, from a day on. */
export default function FormularioImposto({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoImposto,
        valores: novo,
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoImposto, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <Campos destinatario={destinatarioDe(registro)} />
    </FormularioDeRegistro>
  );
}

function Campos({ destinatario }: { destinatario: OpcaoDeBusca | null }) {
  const t = useTextos(textosCadastros);
  const regra = useValor(campo('regraVencimento'));
  const exemplo = useExemplo();
  const temDia = regra !== 'segundo_decendio';
  return (
    <EmColunas>
      <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={4} opcoes={useOpcoes(tiposImposto)} />
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={80} autoFoco />
      <CampoTaxa nome={campo('aliquota')} rotulo={t('aliquota')} colunas={4} />
      <CampoTaxa nome={campo('basePercentual')} rotulo={t('basePercentual')} dica={t('basePercentualAjuda')} colunas={4} />
      <CampoDinheiro nome={campo('minimoCentavos')} rotulo={t('minimo')} dica={t('minimoAjuda')} colunas={4} />
      <CampoSelecao nome={campo('fatoGerador')} rotulo={t('fatoGerador')} colunas={4} opcoes={useOpcoes(fatosGeradores)} />
      <CampoSelecao
        nome={campo('regraVencimento')}
        rotulo={t('regraVencimento')}
        {...(exemplo ? { dica: exemplo } : {})}
        colunas={temDia ? 6 : 8}
        opcoes={useOpcoes(regrasDeVencimento)}
      />
      {temDia && <CampoNumero nome={campo('diaVencimento')} rotulo={t('diaVencimento')} colunas={2} obrigatorio />}
      <CampoTexto nome={campo('codigoRecolhimento')} rotulo={t('codigoRecolhimento')} colunas={4} maximo={10} />
      <FornecedorPicker
        nome={campo('destinatarioFornecedorId')}
        rotulo={t('destinatario')}
        dica={t('destinatarioAjuda')}
        colunas={8}
        inicial={destinatario}
      />
      <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={6} />
      <CampoData nome={campo('vigenteAte')} rotulo={t('vigenteAte')} dica={t('vigenteAteAjuda')} colunas={6} />
    </EmColunas>
  );
}

/** What the rule that stands in the form makes of a fact of today. */
function useExemplo(): string | null {
  const t = useTextos(textosCadastros);
  const [hoje] = useState(hojeNaEscola);
  const regra = useValor(campo('regraVencimento'));
  const dia = useValor(campo('diaVencimento'));
  const noPagamento = useValor(campo('fatoGerador')) === 'pagamento';
  const temDia = typeof dia === 'number' && Number.isInteger(dia) && dia >= 1 && dia <= 31;
  if (!regra || (regra !== 'segundo_decendio' && !temDia)) return null;
  const vencimento = formatarData(vencimentoDoImposto(hoje, regra, temDia ? dia : null));
  return t(noPagamento ? 'exemploPagamento' : 'exemploEmissao', { fato: formatarData(hoje), vencimento });
}

const edicaoDe = ({ destinatarioNome: _, ...valores }: RespostaCliente<typeof api.obter>) => valores;

const destinatarioDe = (registro: RespostaCliente<typeof api.obter> | null): OpcaoDeBusca | null =>
  registro?.destinatarioFornecedorId ? { valor: registro.destinatarioFornecedorId, rotulo: registro.destinatarioNome ?? '' } : null;
