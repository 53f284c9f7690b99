import { CampoAlternar, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { gruposProdutoApi as api } from '../api.ts';
import { edicaoGrupo, novoGrupo } from '../esquemas.ts';

const campo = camposDe<typeof novoGrupo>();

/** A group of products. */
export default function FormularioGrupo({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosEstoque);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoGrupo,
        valores: { nome: '', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoGrupo,
          valores: { id: registro.id, versao: registro.versao, nome: registro.nome, ativo: registro.ativo },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={60} autoFoco />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
