import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centrosCustoApi as api } from '#domains/financeiro/cadastros/api-classificacoes.ts';
import { edicaoCentro, novoCentro } from '#domains/financeiro/cadastros/esquemas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novoCentro>();

/** Whom in the school money that moves is for. */
export default function FormularioCentroCusto({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoCentro,
        valores: { nome: '', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoCentro, valores: registro, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={60} autoFoco />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
