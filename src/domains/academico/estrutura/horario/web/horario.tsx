import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { horarioApi } from '../api.ts';
import { horaDe, minutosDe, TEMPOS_MAXIMO } from '../semana.ts';
import { textosHorario } from '../texts.ts';
import { Dia } from './dia.tsx';
import estilo from './horario.module.css';
import { PrimeiraMontagem } from './montagem.tsx';
import { Tempos } from './tempos.tsx';
import { celulasDe, docentesEm, type Quadro, quadroDe, type Semana, useQuadro } from './use-semana.ts';

type Props = { dados: Disciplinas; podeEditar: boolean };

/** The week of a class: subjects by weekday and period, saved whole from a day on. */
export default function Horario({ dados, podeEditar }: Props) {
  const [dia, setDia] = useState('');
  const { data, error, refetch } = useConsulta(
    horarioApi.obterHorario,
    { params: { id: dados.turma.id }, query: dia === '' ? {} : { Dia: dia } },
    { manterAnterior: true },
  );
  if (!data || data.turmaId !== dados.turma.id)
    return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={8} />;
  return <Editor dados={dados} semana={data} podeEditar={podeEditar} aoOlhar={setDia} />;
}

function Editor({ dados, semana, podeEditar, aoOlhar }: Props & { semana: Semana; aoOlhar: (dia: string) => void }) {
  const t = useTextos(textosHorario);
  const { turma } = dados;
  const { quadro, mudar, mudou, repor, salvo } = useQuadro(semana);
  const [aPartirDe, setAPartirDe] = useState(semana.dia);
  const usaSabado = semana.celulas.some(({ diaSemana }) => diaSemana === 6);
  const [comSabado, setComSabado] = useState(usaSabado);
  const [comSalas, setComSalas] = useState(semana.celulas.some(({ sala }) => sala !== null));
  const turno = useOpcoesEstrutura(turma.anoLetivoId).turmas.find(({ id }) => id === turma.id)?.turno ?? 'manha';
  useGuarda('horario', () => mudou, { ativa: true, desligada: false });
  const salvar = useComando(horarioApi.salvarHorario, { invalida: [horarioApi.obterHorario], envelhece: ['PeriodoLetivo', 'Aula'] });
  const disciplinas = dados.itens.filter(({ dataFim }) => dataFim === null || dataFim >= aPartirDe);
  const enviar = (): void =>
    salvar.mutate(
      { params: { id: turma.id }, body: { aPartirDe, marca: semana.marca, celulas: celulasDe(quadro) } },
      {
        onSuccess: () => {
          salvo();
          aoOlhar(aPartirDe);
          avisar.sucesso(t('salvo', { turma: turma.nome, data: formatarData(aPartirDe) }));
        },
        onError: (erro) => {
          avisar.erro(erro);
          // Saved by somebody else meanwhile: the next save is over what stands now, with what was typed.
          void invalidar(horarioApi.obterHorario);
        },
      },
    );
  if (dados.itens.length === 0) return <p className="suave">{t('semDisciplinas')}</p>;
  const dias = comSabado || usaSabado ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5];
  return (
    <div id="horario">
      <div className={estilo.topo}>
        {!mudou && <EntradaDeDia rotulo={t('verDe')} valor={semana.dia} aoSair aoMudar={aoOlhar} />}
        {podeEditar && (
          <>
            <CopiarDe dados={dados} aPartirDe={aPartirDe} aoCopiar={mudar} />
            <label>
              <input
                type="checkbox"
                checked={comSabado || usaSabado}
                disabled={usaSabado}
                onChange={(e) => setComSabado(e.currentTarget.checked)}
              />{' '}
              {t('comSabado')}
            </label>
            <label>
              <input type="checkbox" checked={comSalas} onChange={(e) => setComSalas(e.currentTarget.checked)} /> {t('comSalas')}
            </label>
          </>
        )}
      </div>
      {quadro.tempos.length === 0 && podeEditar ? (
        <PrimeiraMontagem turma={turma.nome} turno={turno} aoMontar={(tempos) => mudar({ ...quadro, tempos })} />
      ) : (
        <div className={estilo.semana} style={{ gridTemplateColumns: `auto repeat(${dias.length}, minmax(120px, 1fr))` }}>
          <Tempos tempos={quadro.tempos} somenteLeitura={!podeEditar} aoMudar={(tempos) => mudar({ ...quadro, tempos })} />
          {dias.map((dia) => (
            <Dia
              key={dia}
              dia={dia}
              quadro={quadro}
              disciplinas={disciplinas}
              aPartirDe={aPartirDe}
              comSalas={comSalas}
              somenteLeitura={!podeEditar}
              aoMudar={mudar}
            />
          ))}
        </div>
      )}
      {podeEditar && quadro.tempos.length > 0 && (
        <div className={estilo.pe}>
          <Button variant="default" disabled={quadro.tempos.length >= TEMPOS_MAXIMO} onClick={() => mudar(comMaisUm(quadro))}>
            {t('maisTempo')}
          </Button>
          <Button variant="default" onClick={() => mudar(comMenosUm(quadro))}>
            {t('menosTempo')}
          </Button>
          <EntradaDeDia rotulo={t('aPartirDe')} ajuda={t('aPartirDica')} valor={aPartirDe} aoSair aoMudar={setAPartirDe} />
          {mudou && (
            <Button variant="default" onClick={repor}>
              {t('desfazer')}
            </Button>
          )}
          <Button disabled={!mudou} loading={salvar.isPending} onClick={enviar}>
            {t('salvar')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One more period, as long as the last and right after it. */
function comMaisUm({ tempos, celulas }: Quadro): Quadro {
  const ultimo = tempos.at(-1);
  if (!ultimo) return { tempos, celulas };
  const [de, ate] = [minutosDe(ultimo.inicio), minutosDe(ultimo.fim)];
  const fim = Math.min(ate + (ate - de), 24 * 60 - 1);
  return { tempos: [...tempos, { ordem: ultimo.ordem + 1, inicio: ultimo.fim, fim: horaDe(fim) }], celulas };
}

function comMenosUm({ tempos, celulas }: Quadro): Quadro {
  const ultimo = tempos.at(-1)?.ordem;
  return {
    tempos: tempos.slice(0, -1),
    celulas: Object.fromEntries(Object.entries(celulas).filter(([chave]) => !chave.endsWith(`:${ultimo}`))),
  };
}

/** The week of a parallel class, into this one: the same subjects, with the teachers of this class. It is saved by who looked at it. */
function CopiarDe({ dados, aPartirDe, aoCopiar }: { dados: Disciplinas; aPartirDe: string; aoCopiar: (quadro: Quadro) => void }) {
  const t = useTextos(textosHorario);
  const { turma } = dados;
  const { turmas } = useOpcoesEstrutura(turma.anoLetivoId);
  const paralelas = turmas.filter(({ id, cursoId }) => cursoId === turma.cursoId && id !== turma.id);
  if (paralelas.length === 0) return null;
  const copiar = async (id: number): Promise<void> => {
    const nome = paralelas.find((outra) => outra.id === id)?.nome ?? '';
    try {
      const { celulas } = await chamar(horarioApi.obterHorario, { params: { id }, query: {} });
      if (celulas.length === 0) return avisar.info(t('nadaACopiar', { turma: nome }));
      const suas = celulas.flatMap((celula) => {
        const disciplina = dados.itens.find(({ disciplinaId }) => disciplinaId === celula.disciplinaId);
        if (!disciplina) return [];
        const docentes = docentesEm(disciplina, aPartirDe);
        return [
          { ...celula, turmaDisciplinaId: disciplina.id, docenteId: docentes.length === 1 ? (docentes[0]?.id ?? null) : null, sala: null },
        ];
      });
      aoCopiar(quadroDe(suas));
      avisar.info(t('copiado', { turma: nome }));
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <Escolha
      rotulo={t('copiarDe')}
      valor={null}
      opcoes={paralelas.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
      aoMudar={(id) => void copiar(id)}
    />
  );
}
