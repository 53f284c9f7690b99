import { lazy, Suspense, useState } from 'react';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { notificacoesApi } from '../api.ts';
import { textosNotificacao } from '../texts.ts';
import { type AlunoNoRadar, pedeAtencao } from './leitura.ts';
import { TabelaDoRadar } from './tabela-do-radar.tsx';
import estilo from './notificacoes.module.css';

const PrepararNotificacoes = lazy(() => import('./preparar.tsx'));
const JanelaDaNotificacao = lazy(() => import('./janela-da-notificacao.tsx'));

const modos = ['atentos', 'aNotificar', 'todosAlunos'] as const;

/** The absences of the students of a course; whoever is due a notice is picked and given one. */
export default function RadarDeFaltas({ anoLetivoId, cursoId }: { anoLetivoId: number; cursoId: number }) {
  const t = useTextos(textosNotificacao);
  const { pode } = useSessao();
  const consulta = useConsulta(
    notificacoesApi.obterRadar,
    { query: { AnoLetivoId: anoLetivoId, CursoId: cursoId } },
    { manterAnterior: true },
  );
  const [{ turma, mostrar, aluno, notificacao }, mudar] = useEndereco('turma', 'mostrar', 'aluno', 'notificacao');
  const [marcados, setMarcados] = useState<ReadonlySet<number>>(new Set());
  const [preparando, setPreparando] = useState(false);
  const { data, error, refetch } = consulta;
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={10} />;
  const modo = modos.find((m) => m === mostrar) ?? 'atentos';
  const mostra = (a: AlunoNoRadar): boolean =>
    aluno === undefined
      ? (!turma || a.turmaId === Number(turma)) && (modo === 'todosAlunos' || (modo === 'aNotificar' ? a.devido !== null : pedeAtencao(a)))
      : a.matriculaId === Number(aluno);
  const aVista = data.alunos.filter(mostra);
  const devidos = aVista.filter(({ devido }) => devido !== null);
  const escolhidos = devidos.filter(({ matriculaId }) => marcados.has(matriculaId));
  const escreve = pode('painel-coordenador', 'criar');
  return (
    <>
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('turma')}
          valor={Number(turma ?? 0)}
          opcoes={[{ valor: 0, rotulo: t('todas') }, ...data.turmas.map(({ id, nome }) => ({ valor: id, rotulo: nome }))]}
          aoMudar={(id) => mudar({ turma: id || undefined, aluno: undefined })}
        />
        <Escolha
          rotulo={t('quem')}
          valor={modos.indexOf(modo)}
          opcoes={modos.map((m, i) => ({ valor: i, rotulo: t(m) }))}
          aoMudar={(i) => mudar({ mostrar: i === 0 ? undefined : modos[i], aluno: undefined })}
        />
        {escreve && (
          <>
            <Button
              variant="default"
              disabled={devidos.length === 0}
              onClick={() => setMarcados(new Set(devidos.map(({ matriculaId }) => matriculaId)))}
            >
              {t('selecionarDevidas', { n: devidos.length })}
            </Button>
            <Button disabled={escolhidos.length === 0} onClick={() => setPreparando(true)}>
              {t('preparar', { n: escolhidos.length })}
            </Button>
          </>
        )}
      </div>
      {data.alunos.some(({ permitidas }) => permitidas === null) && <p role="status">{t('semPrevisto')}</p>}
      {aVista.length === 0 ? (
        <EstadoVazio titulo={t('ninguem')} texto={t('ninguemTexto')} />
      ) : (
        <TabelaDoRadar
          alunos={aVista}
          marcados={escreve ? marcados : null}
          aoMarcar={setMarcados}
          aoAbrir={(id) => mudar({ notificacao: id })}
        />
      )}
      <Suspense fallback={null}>
        {preparando && (
          <PrepararNotificacoes
            alunos={escolhidos}
            aoFechar={() => {
              setPreparando(false);
              setMarcados(new Set());
            }}
          />
        )}
        {notificacao !== undefined && <JanelaDaNotificacao id={Number(notificacao)} aoFechar={() => mudar({ notificacao: undefined })} />}
      </Suspense>
    </>
  );
}
