import { CampoData, CampoDinheiro, camposDe, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosRegras } from '../../texts.ts';
import { salariosApi as api } from '../api.ts';
import { edicaoSalario, novoSalario } from '../esquemas.ts';

const campo = camposDe<typeof novoSalario>();

/** The minimum wage from a day on. */
export default function FormularioSalario({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosRegras);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoSalario,
        valores: { vigenteDesde: '', valorCentavos: null },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoSalario, valores: { ...registro }, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={6} autoFoco />
        <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} colunas={6} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
