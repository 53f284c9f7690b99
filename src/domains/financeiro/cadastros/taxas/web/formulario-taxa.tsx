import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, camposDe, CampoTaxa, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { taxasApi as api } from '#domains/financeiro/cadastros/api-taxas.ts';
import { edicaoTaxa, novaTaxa } from '#domains/financeiro/cadastros/esquemas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novaTaxa>();

const nova = { nome: '', multaPercentual: '2.0000', jurosPercentualMes: '1.0000', vigenteDesde: '' };

/** Fine and interest from a day on. */
export default function FormularioTaxa({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{ esquema: novaTaxa, valores: nova, enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }) }}
      edicao={registro && { esquema: edicaoTaxa, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={80} autoFoco />
        <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} dica={t('taxaAjuda')} colunas={4} />
        <CampoTaxa nome={campo('multaPercentual')} rotulo={t('multa')} dica={t('multaAjuda')} colunas={6} />
        <CampoTaxa nome={campo('jurosPercentualMes')} rotulo={t('juros')} dica={t('jurosAjuda')} colunas={6} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}

const edicaoDe = ({ vigenteAte: _, ...valores }: RespostaCliente<typeof api.obter>) => valores;
