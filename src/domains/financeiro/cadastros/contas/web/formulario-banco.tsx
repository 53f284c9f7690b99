import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { bancosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { edicaoBanco, novoBanco } from '#domains/financeiro/cadastros/esquemas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novoBanco>();

/** A bank. */
export default function FormularioBanco({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoBanco,
        valores: { codigo: '', nome: '', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoBanco, valores: registro, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('codigo')} rotulo={t('codigo')} colunas={3} maximo={3} inputMode="numeric" autoFoco />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={9} maximo={100} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
