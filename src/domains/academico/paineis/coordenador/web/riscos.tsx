import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { EloDoConselho } from '#domains/academico/fechamento/conselho/web/door.tsx';
import { PrepararCartas } from '#domains/academico/paineis/notificacoes/medias/web/door.tsx';
import { NovoRecado } from '#domains/academico/paineis/recados/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import { painelCoordenadorApi } from '../api.ts';
import { textosPainelCoordenador } from '../texts.ts';
import { Filtro } from './filtro.tsx';
import { consultaDe, type Riscos } from './leitura.ts';
import { Parte } from './parte.tsx';
import type { Olhado } from './use-escolha.ts';
import estilo from './coordenador.module.css';

type Aluno = Riscos['alunos'][number];

/** Who is at risk in an etapa, why, and what follows from it. */
export default function AlunosEmRisco({ olhado }: { olhado: Olhado }) {
  const t = useTextos(textosPainelCoordenador);
  const consulta = useConsulta(painelCoordenadorApi.obterRiscos, consultaDe(olhado), { manterAnterior: true });
  const [{ turma }] = useEndereco('turma');
  return (
    <Parte consulta={consulta} filtros={(lida) => <Filtro nome="turma" rotulo={t('turma')} todos={t('todas')} itens={lida.turmas} />}>
      {({ alunos, etapaId }) => (
        <TabelaDeRiscos
          olhado={{ ...olhado, etapaId }}
          etapaId={etapaId ?? 0}
          alunos={alunos.filter(({ turmaId }) => !turma || turmaId === Number(turma))}
        />
      )}
    </Parte>
  );
}

type Props = { olhado: Olhado; etapaId: number; alunos: readonly Aluno[] };

function TabelaDeRiscos({ olhado, etapaId, alunos }: Props) {
  const t = useTextos(textosPainelCoordenador);
  const { pode } = useSessao();
  const [escolhidos, escolher] = useState<readonly Aluno[] | null>(null);
  const semCarta = pode('painel-coordenador', 'criar') ? alunos.filter(({ abaixo, carta }) => abaixo.length > 0 && carta === null) : [];
  if (alunos.length === 0) return <EstadoVazio titulo={t('nenhumRisco')} texto={t('nenhumRiscoTexto')} />;
  return (
    <>
      <p className="suave">{t('criterioDoRisco')}</p>
      {semCarta.length > 0 && (
        <div className="escolhas">
          <Button variant="default" onClick={() => escolher(semCarta)}>
            {t('cartas', { n: semCarta.length })}
          </Button>
        </div>
      )}
      <Tabela
        legenda={t('riscos')}
        colunas={[t('aluno'), t('turma'), t('frequencia'), t('abaixoDaMedia'), t('quedas'), t('acoes')]}
        cartao={{ titulo: 0, apoio: 1, valor: 2 }}
        linhas={alunos.map((aluno) => ({
          chave: aluno.matriculaId,
          celulas: [
            <Nome key="nome" aluno={aluno} />,
            aluno.turma,
            <span key="frequencia" className={estilo.juntos}>
              {aluno.percentual === null ? '–' : `${decimalNaTela(aluno.percentual, 2)}%`}
              {aluno.frequencia && <Etiqueta tom="perigo">{t('emRisco')}</Etiqueta>}
            </span>,
            aluno.abaixo.length === 0 ? '–' : aluno.abaixo.map((d) => noIdioma(t('comNota', d))).join('; '),
            aluno.quedas.length === 0 ? '–' : aluno.quedas.map((d) => noIdioma(t('comQueda', d))).join('; '),
            <Atos key="atos" aluno={aluno} olhado={olhado} aoEscrever={semCarta.includes(aluno) ? () => escolher([aluno]) : null} />,
          ],
        }))}
      />
      <Suspense fallback={null}>
        {escolhidos && <PrepararCartas etapaId={etapaId} alunos={escolhidos} aoFechar={() => escolher(null)} />}
      </Suspense>
    </>
  );
}

function Nome({ aluno: { matriculaId, nome } }: { aluno: Aluno }) {
  const { pode } = useSessao();
  if (!pode('matriculas', 'visualizar')) return nome;
  return (
    <Elo tela="visualizar-matricula" params={{ id: matriculaId }}>
      {nome}
    </Elo>
  );
}

type PropsDosAtos = {
  aluno: Aluno;
  olhado: Olhado /** Null: no letter is due, or who looks may write none. */;
  aoEscrever: (() => void) | null;
};

/** The message to the teacher of what went wrong, the letters to the family, the card that it reads, the council of the class. */
function Atos({ aluno: { matriculaId, nome, turma, turmaId, frequencia, abaixo, quedas, carta }, olhado, aoEscrever }: PropsDosAtos) {
  const t = useTextos(textosPainelCoordenador);
  const { pode } = useSessao();
  const alvo = abaixo[0] ?? quedas[0];
  return (
    <span className={estilo.atos}>
      {alvo && pode('painel-coordenador', 'criar') && (
        <NovoRecado
          turmaDisciplinaId={alvo.turmaDisciplinaId}
          texto={`${nome}, ${turma}. ${[...abaixo.map((d) => noIdioma(t('comNota', d))), ...quedas.map((d) => noIdioma(t('comQueda', d)))].join('; ')}. `}
          nomeNaLista={t('recadoSobre', { disciplina: nome, turma })}
        />
      )}
      {aoEscrever && (
        <button type="button" className="botao-simples" aria-label={t('cartaDe', { nome })} onClick={aoEscrever}>
          {t('carta')}
        </button>
      )}
      {carta && (
        <Elo tela="painel-coordenador" search={{ aba: 'notificacoes', notificacao: carta.id }} aria-label={t('abrirCartaDe', { nome })}>
          {t('cartaFeita', { numero: carta.numero })}
        </Elo>
      )}
      {frequencia && (
        <Elo
          tela="painel-coordenador"
          search={{ aba: 'radar', ano: olhado.anoLetivoId, curso: olhado.cursoId, aluno: matriculaId }}
          aria-label={t('faltasDe', { nome })}
        >
          {t('noRadar')}
        </Elo>
      )}
      {pode('boletins', 'visualizar') && (
        <Elo tela="boletins" search={{ boletim: matriculaId }} aria-label={t('boletimDe', { nome })}>
          {t('boletim')}
        </Elo>
      )}
      {pode('conselho-de-classe', 'visualizar') && (
        <EloDoConselho turmaId={turmaId} etapaId={olhado.etapaId} anoLetivoId={olhado.anoLetivoId} aria-label={t('conselhoDe', { turma })}>
          {t('conselho')}
        </EloDoConselho>
      )}
    </span>
  );
}
