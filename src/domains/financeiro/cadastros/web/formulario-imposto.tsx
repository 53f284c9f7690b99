import { chamar } from '#platform/web/api.ts';
import {
  CampoData,
  CampoDinheiro,
  CampoNumero,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  FormularioDeRegistro,
  Grade,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { impostosApi as api } from '../api-classificacoes.ts';
import { edicaoImposto, novoImposto } from '../esquemas.ts';
import { fatosGeradores, tiposImposto } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';

const novo = {
  tipo: 'iss' as const,
  nome: '',
  aliquota: '',
  basePercentual: '100.0000',
  minimoCentavos: 0 as never,
  codigoRecolhimento: '',
  diaVencimento: 20,
  fatoGerador: 'emissao' as const,
  vigenteDesde: '',
  vigenteAte: '',
};

/** A tax withheld from suppliers, from a day on. */
export default function FormularioImposto({ registro, aoSalvar }: PropsDoFormulario<typeof api.listar>) {
  const t = useTextos(textosCadastros);
  const tipos = useOpcoes(tiposImposto);
  const fatos = useOpcoes(fatosGeradores);
  return (
    <FormularioDeRegistro
      id={FORMULARIO}
      novo={{
        esquema: novoImposto,
        valores: novo,
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoImposto, valores: registro as never, enviar: (body) => chamar(api.editar, { body }) }}
      aposSalvar={aoSalvar}
    >
      <Grade>
        <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={4} opcoes={tipos} />
        <CampoTexto nome="nome" rotulo={t('nome')} colunas={8} maximo={80} autoFoco />
        <CampoTaxa nome="aliquota" rotulo={t('aliquota')} colunas={4} />
        <CampoTaxa nome="basePercentual" rotulo={t('basePercentual')} dica={t('basePercentualAjuda')} colunas={4} />
        <CampoDinheiro nome="minimoCentavos" rotulo={t('minimo')} dica={t('minimoAjuda')} colunas={4} />
        <CampoTexto nome="codigoRecolhimento" rotulo={t('codigoRecolhimento')} colunas={4} maximo={10} />
        <CampoSelecao nome="fatoGerador" rotulo={t('fatoGerador')} colunas={4} opcoes={fatos} />
        <CampoNumero nome="diaVencimento" rotulo={t('diaVencimento')} dica={t('diaVencimentoAjuda')} colunas={4} />
        <CampoData nome="vigenteDesde" rotulo={t('vigenteDesde')} colunas={6} />
        <CampoData nome="vigenteAte" rotulo={t('vigenteAte')} dica={t('vigenteAteAjuda')} colunas={6} />
      </Grade>
    </FormularioDeRegistro>
  );
}
