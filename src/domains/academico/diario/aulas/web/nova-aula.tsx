import { formatarData } from '#shared/datas.ts';
import type { DisciplinaDoDiario, TurmaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import {
  BotaoSalvar,
  CampoData,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTextoLongo,
  dentro,
  EmColunas,
  Formulario,
  ListaDeCampos,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { aulasApi } from '../api.ts';
import { esquemaAulas } from '../esquemas.ts';
import { textosAula } from '../texts.ts';
import { docentesSemRepetir } from './docentes.ts';
import { semTempoDeOutroDia } from './tempo-proposto.ts';

const campo = camposDe<typeof esquemaAulas>();
/** Where the window begins: a free lesson, or one that the timetable expected. */
export type AulaProposta = { data: string; quantidade: number; ordem: number | null; docenteId: number | null };
type Props = { turma: TurmaDoDiario; disciplina: DisciplinaDoDiario; proposta: AulaProposta; aoFechar: () => void };

/** A lesson with its content; the same may be given on other days or in parallel classes in one act. */
export default function NovaAula({ turma, disciplina, proposta, aoFechar }: Props) {
  const t = useTextos(textosAula);
  const { data } = useConsulta(aulasApi.opcoesDaAula, { query: { TurmaDisciplinaId: disciplina.id } });
  const turmas = [
    { valor: disciplina.id, rotulo: turma.nome },
    ...(data?.paralelas ?? []).map((p) => ({ valor: p.turmaDisciplinaId, rotulo: p.turma })),
  ];
  const docentes = docentesSemRepetir(data?.docentes ?? []);
  const nova = (dataAula: string) => ({
    turmaDisciplinaId: disciplina.id,
    dataAula,
    quantidade: proposta.quantidade,
    ordem: null,
    docenteId: null,
  });
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={proposta.ordem === null ? t('novaAula') : t('aulaDe', { data: formatarData(proposta.data) })}
      rodape={<BotaoSalvar formulario="aula" />}
    >
      <Formulario
        id="aula"
        esquema={esquemaAulas}
        valoresIniciais={{
          aulas: [{ ...nova(proposta.data), ordem: proposta.ordem, docenteId: proposta.docenteId }],
          conteudo: null,
          tarefa: null,
        }}
        aoSalvar={({ aulas, ...comum }, _saida, chaveIdempotencia) => {
          const body = { ...comum, aulas: semTempoDeOutroDia(aulas, { turmaDisciplinaId: disciplina.id, data: proposta.data }) };
          return chamar(aulasApi.criarAulas, { body }, { chaveIdempotencia });
        }}
        aposSalvar={(resposta) => {
          avisar.sucesso(t('registradas', { n: (resposta as { ids: number[] }).ids.length }));
          void envelhecer('Aula');
          aoFechar();
        }}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('conteudo')} rotulo={t('conteudo')} linhas={4} maximo={4000} autoFoco />
          <CampoTextoLongo nome={campo('tarefa')} rotulo={t('tarefa')} linhas={2} maximo={2000} />
        </EmColunas>
        <ListaDeCampos
          nome={campo('aulas')}
          rotulo={t('quando')}
          nomeDoItem={(i) => t('ocorrenciaN', { n: i + 1 })}
          rotuloAdicionar={t('repetir')}
          minimo={1}
          maximo={50}
          novo={() => nova('')}
        >
          {(item) => (
            <>
              {turmas.length > 1 && (
                <CampoSelecao nome={dentro(item, 'turmaDisciplinaId')} rotulo={t('turma')} colunas={4} opcoes={turmas} />
              )}
              <CampoData nome={dentro(item, 'dataAula')} rotulo={t('data')} colunas={3} />
              <CampoNumero nome={dentro(item, 'quantidade')} rotulo={t('tempos')} colunas={2} />
              {docentes.length > 1 && (
                <CampoSelecao
                  nome={dentro(item, 'docenteId')}
                  rotulo={t('docente')}
                  colunas={3}
                  opcoes={comoOpcoes(docentes)}
                  dica={t('docenteDica')}
                />
              )}
            </>
          )}
        </ListaDeCampos>
      </Formulario>
    </Janela>
  );
}
