import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { feriadosApi as api } from '../api.ts';
import { edicaoFeriado, novoFeriado } from '../esquemas.ts';
import { textosFeriados } from '../texts.ts';

const campo = camposDe<typeof novoFeriado>();

/** A day without banks, and what for. */
export default function FormularioFeriado({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosFeriados);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoFeriado,
        valores: { dataFeriado: '', nome: '' },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoFeriado, valores: registro, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoData nome={campo('dataFeriado')} rotulo={t('dia')} colunas={5} autoFoco />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={7} maximo={80} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
