import { Horario } from '#domains/academico/estrutura/horario/web/door.tsx';
import { Copiar } from '#domains/academico/estrutura/copia/web/door.tsx';
import { Incluir } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Cartao, Esqueleto, EstadoErro, EstadoVazio, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { turmaDisciplinasApi } from '#domains/academico/estrutura/turma-disciplina/api.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { TabelaDeDisciplinas } from './tabela-de-disciplinas.tsx';

/** The subjects of a class, with workload and teachers; the class is chosen in the address. */
export default function TurmaDisciplinaPage() {
  const t = useTextos(textosEnsino);
  const [{ ano, turma }, mudar] = useEndereco('ano', 'turma');
  const { anos, anoLetivoAtualId, carregou } = useAnosLetivos();
  const consulta = useConsulta(
    turmaDisciplinasApi.obterDisciplinasDaTurma,
    { params: { id: turma ?? '0' } },
    { ativa: turma !== undefined, manterAnterior: true },
  );
  const dados = turma === undefined ? undefined : consulta.data;
  const anoId = Number(ano ?? dados?.turma.anoLetivoId ?? anoLetivoAtualId ?? 0);
  const { turmas, cursos, carregou: temTurmas } = useOpcoesEstrutura(anoId || undefined);
  if (!carregou || !temTurmas) return <PaginaCarregando />;
  const nomeDoCurso = new Map(cursos.map((c) => [c.id, c.nome]));
  const escolha = (
    <div className={estilo.escolhas}>
      <Escolha
        rotulo={t('anoLetivo')}
        valor={anoId || null}
        opcoes={anos.map((a) => ({ valor: a.id, rotulo: String(a.ano) }))}
        aoMudar={(id) => mudar({ ano: id, turma: undefined })}
      />
      <Escolha
        rotulo={t('turma')}
        valor={turma === undefined ? null : Number(turma)}
        opcoes={turmas.map((item) => ({ valor: item.id, rotulo: `${item.nome} (${nomeDoCurso.get(item.cursoId) ?? ''})` }))}
        aoMudar={(id) => mudar({ turma: id })}
      />
    </div>
  );
  if (!dados) {
    return (
      <Pagina>
        {escolha}
        {turma === undefined ? (
          <EstadoVazio titulo={t('escolhaTurma')} texto={t('escolhaTurmaTexto')} />
        ) : consulta.error ? (
          <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
        ) : (
          <Esqueleto linhas={10} />
        )}
      </Pagina>
    );
  }
  return <Turma key={dados.turma.id} dados={dados} escolha={escolha} />;
}

function Turma({ dados, escolha }: { dados: Disciplinas; escolha: ReactNode }) {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const aba = useAba(['disciplinas', 'horario']);
  // Once opened it stays: what was typed in it is there when one comes back.
  const [visto, setVisto] = useState(aba === 'horario');
  if (aba === 'horario' && !visto) setVisto(true);
  const [janela, setJanela] = useState<'incluir' | 'copiar' | null>(null);
  const { turma, itens } = dados;
  const fechada = turma.situacao === 'fechada';
  const podeEditar = !fechada && pode('turmas-estrutura', 'editar');
  const acoes = aba === 'disciplinas' && podeEditar && (
    <>
      <Button variant="default" onClick={() => setJanela('copiar')}>
        {t('copiarDeTurma')}
      </Button>
      <Button onClick={() => setJanela('incluir')}>{t('incluirDisciplinas')}</Button>
    </>
  );
  const vigentes = itens.filter((d) => d.dataFim === null);
  const horas = vigentes.reduce((soma, d) => soma + (d.cargaHoraria ?? d.cargaHorariaPadrao ?? 0), 0);
  return (
    <Pagina
      titulo={t('disciplinasDe', { turma: turma.nome })}
      situacao={fechada && <Etiqueta>{t('turmaFechadaAviso')}</Etiqueta>}
      acoes={acoes}
      abas={
        <Abas
          rotulo={turma.nome}
          mantem={['ano', 'turma']}
          abas={[
            { chave: 'disciplinas', rotulo: t('disciplinas') },
            { chave: 'horario', rotulo: t('horario') },
          ]}
        />
      }
    >
      {escolha}
      <div hidden={aba !== 'horario'}>
        <Suspense fallback={<Esqueleto linhas={8} />}>{visto && <Horario dados={dados} podeEditar={podeEditar} />}</Suspense>
      </div>
      <div hidden={aba !== 'disciplinas'}>
        <p className="suave">
          <Elo tela="turmas" params={{ id: turma.id }}>
            {turma.nome}
          </Elo>{' '}
          · {turma.cursoNome} · {t('nDisciplinas', { n: vigentes.length })} ·{' '}
          {turma.cursoCargaHoraria === null ? t('totalHoras', { horas }) : t('totalDoCurso', { horas, curso: turma.cursoCargaHoraria })}
        </p>
        {itens.length === 0 ? (
          <EstadoVazio
            titulo={t('vazioDaTurma')}
            texto={t('vazioDaTurmaTexto')}
            acao={podeEditar && <Button onClick={() => setJanela('incluir')}>{t('incluirDisciplinas')}</Button>}
          />
        ) : (
          <Cartao>
            <TabelaDeDisciplinas dados={dados} podeEditar={podeEditar} />
          </Cartao>
        )}
      </div>
      <Suspense fallback={null}>
        {janela === 'incluir' && <Incluir dados={dados} aoFechar={() => setJanela(null)} />}
        {janela === 'copiar' && <Copiar dados={dados} aoFechar={() => setJanela(null)} />}
      </Suspense>
    </Pagina>
  );
}
