import type { RespostaCliente } from '#shared/endpoint.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import {
  CampoAlternar,
  CampoAno,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import { partesApi, turmasApi } from '../api-partes.ts';
import { esquemaEdicaoTurma, esquemaTurma } from '../esquemas.ts';
import { textosHistorico } from '../texts.ts';
import { CampoInstituicao } from './campo-instituicao.tsx';
import { useProposta } from './use-proposta.ts';

const campo = camposDe<typeof esquemaTurma>();
/** Whoever comes from another school was there last year, as a rule. */
const ANO_ANTERIOR = new Date().getFullYear() - 1;

const edicaoDe = ({ id, versao, ano, serie, nome, turno, cursoId, ativa }: Turma) => ({
  id,
  versao,
  ano,
  serie,
  nome,
  turno,
  cursoId,
  ativa,
});

type Turma = RespostaCliente<typeof turmasApi.obter>;

/** A class of another institution. */
export default function FormularioTurma({ registro, formulario }: PropsDoFormulario<typeof turmasApi.obter>) {
  const t = useTextos(textosHistorico);
  const opcoes = useConsulta(partesApi.opcoes, {}, { validadeMs: 60_000 }).data;
  const proposta = useProposta();
  const opcoesTurno = useOpcoes(turnos);
  // The form waits for the names that its select offers and for the institution that it proposes.
  if (!opcoes || (registro === null && proposta === undefined)) return <Esqueleto linhas={4} />;
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: esquemaTurma,
        valores: { instituicaoId: proposta?.id ?? '', ano: ANO_ANTERIOR, serie: '', nome: '', turno: null, cursoId: null, ativa: true },
        enviar: (body, chaveIdempotencia) => chamar(turmasApi.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoTurma,
          valores: edicaoDe(registro),
          enviar: (body) => chamar(turmasApi.editar, { body }),
          conflito: (detalhe) => edicaoDe(detalhe as Turma),
        }
      }
    >
      <EmColunas>
        {registro === null && <CampoInstituicao proposta={proposta ?? null} />}
        <CampoAno nome={campo('ano')} rotulo={t('ano')} colunas={3} />
        <CampoTexto nome={campo('serie')} rotulo={t('serie')} colunas={5} maximo={60} />
        <CampoTexto nome={campo('nome')} rotulo={t('turma')} colunas={4} maximo={60} />
        <CampoSelecao
          nome={campo('cursoId')}
          rotulo={t('cursoNosso')}
          colunas={12}
          dica={t('ajudaCurso')}
          opcoes={comoOpcoes(opcoes.cursos)}
        />
        <CampoSelecao nome={campo('turno')} rotulo={t('turno')} colunas={4} opcoes={opcoesTurno} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={8} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
