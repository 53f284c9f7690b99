import { CampoAlternar, CampoNumero, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { historicosApi as api } from '../../historicos/api.ts';
import { edicaoHistorico, novoHistorico } from '../../historicos/esquemas.ts';
import { textosLancamento } from '../../texts.ts';

const campo = camposDe<typeof novoHistorico>();
const termos = '{documento}, {data}, {mes}, {ano}';

/** A standard text with its number. */
export default function FormularioHistorico({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosLancamento);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoHistorico,
        valores: { codigo: null, texto: '', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoHistorico,
          valores: { id: registro.id, versao: registro.versao, codigo: registro.codigo, texto: registro.texto, ativo: registro.ativo },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoNumero nome={campo('codigo')} rotulo={t('numero')} colunas={3} autoFoco />
        <CampoTexto nome={campo('texto')} rotulo={t('texto')} dica={t('textoAjuda', { termos })} colunas={9} maximo={200} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
