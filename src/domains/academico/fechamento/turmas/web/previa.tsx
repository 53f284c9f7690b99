import { Button } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TelaId } from '#catalog/telas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { texto } from '#shared/textos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { ListaDePendencias } from '#domains/academico/diario/entrega/web/door.tsx';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { EloDoConselho } from '#domains/academico/fechamento/conselho/web/door.tsx';
import { textosDaTurma } from '../../texts-pendencias.ts';
import { textosFechamento } from '../../texts.ts';
import { fechamentoTurmasApi } from '../api.ts';
import type { Alvo } from './estado.ts';
import estilo from './fechamento.module.css';
import type { TurmaListada } from './leitura.ts';
import { useEntregas } from './use-entregas.ts';

type DaTurma = RespostaCliente<typeof fechamentoTurmasApi.preverTurma>;

/** What is missing, as the server sees it now; the window that shows it offers to close by the same answer. */
export const usePrevia = (turma: TurmaListada, alvo: Alvo, ativa = true) =>
  useConsulta(
    fechamentoTurmasApi.preverTurma,
    { params: { id: turma.id }, query: alvo.etapaId === null ? {} : { EtapaId: alvo.etapaId } },
    { validadeMs: 0, ativa },
  );
type Props = { turma: TurmaListada; alvo: Alvo };

/** What keeps a class from closing and what is only told, by subject and teacher, with the link that mends each. */
export function Previa({ turma, alvo }: Props) {
  const t = useTextos(textosFechamento);
  const { idioma } = useIdioma();
  const { data, error, refetch } = usePrevia(turma, alvo);
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={6} />;
  const completo =
    data.bloqueios.length === 0 && data.disciplinas.every(({ bloqueios, entrega }) => entrega !== null || bloqueios.length === 0);
  // The year is over: who still is under way has nothing to be judged by.
  const nomeDo = (resultado: string | null): string =>
    resultados.find(({ valor }) => valor === resultado && valor !== 'cursando')?.[idioma] ?? t('semMedia');
  return (
    <>
      {completo && <p role="status">{t('nadaFalta')}</p>}
      <DaTurmaToda titulo={t('bloqueia')} itens={data.bloqueios} turma={turma} />
      <DaTurmaToda titulo={t('avisa')} itens={data.avisos} turma={turma} />
      {alvo.etapaId !== null && <PorDisciplina dados={data} turma={turma} etapaId={alvo.etapaId} />}
      {data.semNotaDeOrigem.length > 0 && (
        <section className={estilo.bloco}>
          <h3>{t('semNotaDeOrigem')}</h3>
          <ul className="lista">
            {data.semNotaDeOrigem.map(({ matriculaId, nome }) => (
              <li key={matriculaId}>
                <Elo tela="visualizar-matricula" params={{ id: matriculaId }} search={{ origem: 'sim' }}>
                  {nome}
                </Elo>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.alunos.length > 0 && (
        <section className={estilo.bloco}>
          <h3>{t('alunosParados')}</h3>
          <ul className="lista">
            {data.alunos.map(({ matriculaId, nome, resultado, faltam }) => (
              <li key={matriculaId}>
                <Elo tela="visualizar-matricula" params={{ id: matriculaId }}>
                  {nome}
                </Elo>{' '}
                <span className="suave">{[nomeDo(resultado), ...faltam.map((falta) => t(`falta_${falta}`))].join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Where what the class as a whole lacks is mended. */
const telas: Partial<Record<keyof typeof textosDaTurma, TelaId>> = {
  diasSemChamada: 'diario-frequencias',
  alunosForaDaChamada: 'diario-frequencias',
  preMatriculas: 'matriculas',
  semDisciplinas: 'turma-disciplina',
  examesFaltando: 'diario-notas',
  semResultado: 'diario-notas',
  recuperacoesFaltando: 'diario-notas',
};

/** What is seen on the grid of the year as a whole. */
const doFimDoAno = new Set<keyof typeof textosDaTurma>(['examesFaltando', 'recuperacoesFaltando', 'semResultado']);

const doConselho = new Set<keyof typeof textosDaTurma>(['conselhosAbertos', 'reprovadosSemConselho', 'decisoesSemEfeito']);

function DaTurmaToda({ titulo, itens, turma }: { titulo: string; itens: DaTurma['bloqueios']; turma: TurmaListada }): ReactNode {
  const { idioma } = useIdioma();
  if (itens.length === 0) return null;
  return (
    <section className={estilo.bloco}>
      <h3>{titulo}</h3>
      <ul className={clsx('lista', estilo.frases)}>
        {itens.map(({ tipo, n }) => {
          const chave = tipo as keyof typeof textosDaTurma;
          const tela = telas[chave];
          const dito = texto(textosDaTurma, chave, idioma, { n });
          const search = { TurmaId: turma.id, turma: turma.id, ...(doFimDoAno.has(chave) ? { EtapaId: 0 } : {}) };
          return (
            <li key={tipo}>
              {doConselho.has(chave) ? (
                <EloDoConselho turmaId={turma.id} etapaId={null} anoLetivoId={turma.anoLetivoId}>
                  {dito}
                </EloDoConselho>
              ) : tela ? (
                <Elo tela={tela} search={search}>
                  {dito}
                </Elo>
              ) : (
                dito
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PorDisciplina({ dados, turma, etapaId }: { dados: DaTurma; turma: TurmaListada; etapaId: number }) {
  const t = useTextos(textosFechamento);
  const { entregar, devolver } = useEntregas(etapaId);
  const prontas = dados.disciplinas.filter(({ entrega, bloqueios }) => entrega === null && bloqueios.length === 0);
  return (
    <section className={estilo.bloco}>
      {entregar && prontas.length > 0 && (
        <div className={estilo.barra}>
          <Button size="xs" variant="default" onClick={() => void entregar(prontas.map((d) => d.turmaDisciplinaId))}>
            {t('entregarTodas', { n: prontas.length })}
          </Button>
        </div>
      )}
      <Tabela
        legenda={t('disciplina')}
        colunas={[t('disciplina'), t('docentes'), t('pendencias'), t('situacao'), t('acoes')]}
        cartao={{ titulo: 0, apoio: 1, estado: 3, acoes: 4 }}
        linhas={dados.disciplinas.map((d) => {
          const diario = { TurmaId: turma.id, TurmaDisciplinaId: d.turmaDisciplinaId, EtapaId: etapaId };
          return {
            chave: d.turmaDisciplinaId,
            celulas: [
              d.disciplina,
              d.docentes.join(', ') || t('semDocente'),
              <span key="faltas">
                {d.entrega === null && d.bloqueios.length > 0 && <ListaDePendencias itens={d.bloqueios} diario={diario} />}
                {d.avisos.length > 0 && (
                  <span className="suave">
                    {t('avisa')}
                    <ListaDePendencias itens={d.avisos} diario={diario} />
                  </span>
                )}
              </span>,
              <span key="estado">
                <Etiqueta tom={d.entrega ? 'sucesso' : d.bloqueios.length > 0 ? 'alerta' : 'neutro'}>
                  {t(d.entrega ? 'entregue' : 'naoEntregue')}
                </Etiqueta>
                {d.entrega && <p className="suave">{t('porEm', { por: d.entrega.por, em: escreverInstante(d.entrega.em) })}</p>}
              </span>,
              <span key="acoes" className={estilo.botoes}>
                {d.entrega === null && d.bloqueios.length === 0 && entregar && (
                  <Button size="xs" variant="default" onClick={() => void entregar([d.turmaDisciplinaId])}>
                    {t('entregar')}
                  </Button>
                )}
                {d.entrega !== null && devolver && (
                  <Button size="xs" variant="subtle" onClick={() => void devolver(d)}>
                    {t('devolver')}
                  </Button>
                )}
              </span>,
            ],
          };
        })}
      />
    </section>
  );
}
