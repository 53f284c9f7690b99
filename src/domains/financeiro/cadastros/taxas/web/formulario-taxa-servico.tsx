import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { taxasServicoApi as api } from '#domains/financeiro/cadastros/api-taxas.ts';
import { edicaoTaxaServico, novaTaxaServico } from '#domains/financeiro/cadastros/esquemas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novaTaxaServico>();

const nova = { nome: '', valorCentavos: null, vigenteDesde: '', ativa: true };

/** What a service costs, from a day on. */
export default function FormularioTaxaServico({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaTaxaServico,
        valores: nova,
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoTaxaServico, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} dica={t('taxaServicoNomeAjuda')} colunas={12} maximo={80} autoFoco />
        <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} colunas={6} />
        <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={6} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}

const edicaoDe = ({ vigenteAte: _, ...valores }: RespostaCliente<typeof api.obter>) => valores;
