import {
  CampoAlternar,
  CampoData,
  CampoNumero,
  camposDe,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { CampoDoHistorico, Linhas, paraEditar } from '../../editor/web/door.tsx';
import { modelosApi as api } from '../../rascunhos/api.ts';
import { edicaoModelo, novoModelo } from '../../rascunhos/esquemas.ts';
import { textosLancamento } from '../../texts.ts';

const campo = camposDe<typeof novoModelo>();

/** A model: a name, the entry as far as it repeats, and the day on which it comes again. */
export default function FormularioModelo({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosLancamento);
  const { contas, partidas } = paraEditar(registro?.partidas ?? []);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoModelo,
        valores: {
          nome: '',
          historico: '',
          documento: '',
          partidas: [],
          diaRecorrente: null,
          recorreDe: '',
          recorreAte: '',
          ativo: true,
        },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoModelo,
          valores: {
            id: registro.id,
            versao: registro.versao,
            nome: registro.nome,
            historico: registro.historico,
            documento: registro.documento,
            partidas,
            diaRecorrente: registro.diaRecorrente,
            recorreDe: registro.recorreDe,
            recorreAte: registro.recorreAte,
            ativo: registro.ativo,
          },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nomeDoModelo')} colunas={8} maximo={60} autoFoco />
        <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={4} maximo={40} />
        <CampoDoHistorico nome={campo('historico')} documento={campo('documento')} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={4} />
        <CampoNumero nome={campo('diaRecorrente')} rotulo={t('diaRecorrente')} colunas={4} />
        <CampoData nome={campo('recorreDe')} rotulo={t('recorreDe')} colunas={4} />
        <CampoData nome={campo('recorreAte')} rotulo={t('recorreAte')} colunas={4} />
        <Linhas nome={campo('partidas')} contas={contas} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
