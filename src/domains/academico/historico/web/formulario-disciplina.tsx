import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { disciplinasApi, partesApi } from '../api-partes.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina } from '../esquemas.ts';
import { textosHistorico } from '../texts.ts';
import { CampoInstituicao } from './campo-instituicao.tsx';
import { useProposta } from './use-proposta.ts';

const campo = camposDe<typeof esquemaDisciplina>();

const edicaoDe = ({ id, versao, nome, sigla, cargaHoraria, disciplinaId, ativa }: Disciplina) => ({
  id,
  versao,
  nome,
  sigla,
  cargaHoraria,
  disciplinaId,
  ativa,
});

type Disciplina = RespostaCliente<typeof disciplinasApi.obter>;

/** A subject of another institution, and the subject of ours that it counts as. */
export default function FormularioDisciplina({ registro, formulario }: PropsDoFormulario<typeof disciplinasApi.obter>) {
  const t = useTextos(textosHistorico);
  const opcoes = useConsulta(partesApi.opcoes, {}, { validadeMs: 60_000 }).data;
  const proposta = useProposta();
  // The form waits for the names that its select offers and for the institution that it proposes.
  if (!opcoes || (registro === null && proposta === undefined)) return <Esqueleto linhas={4} />;
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: esquemaDisciplina,
        valores: { instituicaoId: proposta?.id ?? '', nome: '', sigla: null, cargaHoraria: null, disciplinaId: null, ativa: true },
        enviar: (body, chaveIdempotencia) => chamar(disciplinasApi.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoDisciplina,
          valores: edicaoDe(registro),
          enviar: (body) => chamar(disciplinasApi.editar, { body }),
          conflito: (detalhe) => edicaoDe(detalhe as Disciplina),
        }
      }
    >
      <EmColunas>
        {registro === null && <CampoInstituicao proposta={proposta ?? null} />}
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={100} autoFoco={registro !== null || Boolean(proposta)} />
        <CampoTexto nome={campo('sigla')} rotulo={t('sigla')} colunas={4} maximo={20} />
        <CampoSelecao
          nome={campo('disciplinaId')}
          rotulo={t('contaComo')}
          colunas={12}
          dica={t('ajudaContaComo')}
          opcoes={comoOpcoes(opcoes.disciplinas)}
          placeholder={t('semEquivalente')}
        />
        <CampoNumero nome={campo('cargaHoraria')} rotulo={t('cargaHoraria')} colunas={4} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={8} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
