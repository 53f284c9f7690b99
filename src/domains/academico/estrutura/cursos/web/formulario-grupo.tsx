import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { gruposTurmaApi } from '../api.ts';
import { esquemaEdicaoGrupoTurma, esquemaGrupoTurma } from '../esquemas.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';

const campo = camposDe<typeof esquemaGrupoTurma>();

/** A label that gathers classes. */
export default function FormularioGrupo({ registro, formulario }: PropsDoFormulario<typeof gruposTurmaApi.obter>) {
  const t = useTextos(textosEstrutura);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: esquemaGrupoTurma,
        valores: { nome: '', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(gruposTurmaApi.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoGrupoTurma,
          valores: { id: registro.id, versao: registro.versao, nome: registro.nome, ativo: registro.ativo },
          enviar: (body) => chamar(gruposTurmaApi.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={80} autoFoco />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
