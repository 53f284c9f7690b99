import { Checkbox } from '@mantine/core';
import { ListaDePendencias } from '#domains/academico/diario/entrega/web/door.tsx';
import { textosDasPendencias } from '#domains/academico/diario/entrega/texts.ts';
import { NovoRecado } from '#domains/academico/paineis/recados/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { texto } from '#shared/textos.ts';
import { painelCoordenadorApi } from '../api.ts';
import { textosPainelCoordenador } from '../texts.ts';
import { Filtro } from './filtro.tsx';
import { consultaDe, type Diarios } from './leitura.ts';
import { Parte } from './parte.tsx';
import type { Olhado } from './use-escolha.ts';
import estilo from './coordenador.module.css';

type Diario = Diarios['diarios'][number];
const faltaEm = ({ bloqueios, avisos }: Diario) => [...bloqueios, ...avisos];
const somaDe = (diarios: readonly Diario[], tipo: string): number =>
  diarios.flatMap(faltaEm).reduce((soma, item) => soma + (item.tipo === tipo ? item.n : 0), 0);

/** The diaries of a course in an etapa, by class, subject and teacher. */
export default function DiariosDoCurso({ olhado }: { olhado: Olhado }) {
  const t = useTextos(textosPainelCoordenador);
  const consulta = useConsulta(painelCoordenadorApi.obterDiarios, consultaDe(olhado), { manterAnterior: true });
  const [{ turma, professor, pendentes }, mudar] = useEndereco('turma', 'professor', 'pendentes');
  const aVista = ({ diarios }: Diarios): Diario[] =>
    diarios.filter(
      (d) =>
        (!turma || d.turmaId === Number(turma)) &&
        (!professor || d.docentes.some(({ id }) => id === Number(professor))) &&
        (!pendentes || faltaEm(d).length > 0),
    );
  return (
    <Parte
      consulta={consulta}
      filtros={(lida) => (
        <>
          <Filtro nome="turma" rotulo={t('turma')} todos={t('todas')} itens={lida.turmas} />
          <Filtro nome="professor" rotulo={t('professor')} todos={t('todos')} itens={docentesDe(lida)} />
          <Checkbox
            label={t('soPendentes')}
            checked={pendentes !== undefined}
            onChange={({ currentTarget }) => mudar({ pendentes: currentTarget.checked ? 1 : undefined })}
          />
        </>
      )}
    >
      {(lida) => (
        <>
          <Numeros diarios={aVista(lida)} />
          <DiasSemChamada lida={lida} turmaId={turma ? Number(turma) : null} />
          <TabelaDeDiarios olhado={olhado} lida={lida} diarios={aVista(lida)} />
        </>
      )}
    </Parte>
  );
}

const docentesDe = ({ diarios }: Diarios) =>
  [...new Map(diarios.flatMap(({ docentes }) => docentes).map((d) => [d.id, d])).values()].toSorted((a, b) => a.nome.localeCompare(b.nome));

function Numeros({ diarios }: { diarios: readonly Diario[] }) {
  const t = useTextos(textosPainelCoordenador);
  const [semChamada, previstas] = [somaDe(diarios, 'aulasSemChamada'), somaDe(diarios, 'aulasPrevistas')];
  const notas = somaDe(diarios, 'notasFaltando') + somaDe(diarios, 'segundasChamadasFaltando');
  const alerta = (n = 0) => (n > 0 ? { tom: 'alerta' as const } : {});
  const entregues = diarios.filter(({ entrega }) => entrega !== null).length;
  return (
    <Cartoes
      numeros={[
        { rotulo: t('entregues'), valor: t('deTotal', { n: entregues, total: diarios.length }) },
        { rotulo: t('semChamada'), valor: semChamada, ...alerta(semChamada) },
        { rotulo: t('notasPorLancar'), valor: notas, ...alerta(notas) },
        { rotulo: t('naoRegistradas'), valor: previstas, ...alerta(previstas) },
      ]}
    />
  );
}

/** Where the roll is of the day, what lacks is of the class and not of a subject. */
function DiasSemChamada({ lida: { turmas, diasSemChamada }, turmaId }: { lida: Diarios; turmaId: number | null }) {
  const t = useTextos(textosPainelCoordenador);
  const faltam = diasSemChamada.filter((d) => turmaId === null || d.turmaId === turmaId);
  if (faltam.length === 0) return null;
  return (
    <ul className={`lista ${estilo.avisos}`}>
      {faltam.map(({ turmaId: id, dias }) => (
        <li key={id}>
          <Elo tela="diario-frequencias" search={{ TurmaId: id }}>
            {t('diasSemChamada', { n: dias, turma: turmas.find((turma) => turma.id === id)?.nome ?? '' })}
          </Elo>
        </li>
      ))}
    </ul>
  );
}

function TabelaDeDiarios({ olhado, lida, diarios }: { olhado: Olhado; lida: Diarios; diarios: readonly Diario[] }) {
  const t = useTextos(textosPainelCoordenador);
  const { pode } = useSessao();
  if (diarios.length === 0) return <p className="suave">{t('nenhumDiario')}</p>;
  return (
    <Tabela
      legenda={t('diarios')}
      colunas={[t('disciplina'), t('turma'), t('professor'), t('aulas'), t('falta'), t('entrega'), t('acoes')]}
      numericas={[3]}
      cartao={{ titulo: 0, apoio: 1, estado: 5, valor: 3 }}
      linhas={diarios.map((d) => ({
        chave: d.turmaDisciplinaId,
        celulas: [
          d.disciplina,
          d.turma,
          <Docentes key="docentes" docentes={d.docentes} />,
          t('aulasDadas', { dadas: d.aulas, previstas: d.aulas + d.porDar }),
          faltaEm(d).length === 0 ? (
            t('nadaFalta')
          ) : (
            <ListaDePendencias
              key="falta"
              itens={faltaEm(d)}
              diario={{
                AnoLetivoId: olhado.anoLetivoId,
                TurmaId: d.turmaId,
                TurmaDisciplinaId: d.turmaDisciplinaId,
                EtapaId: lida.etapaId ?? 0,
              }}
            />
          ),
          <Entrega key="entrega" entrega={d.entrega} />,
          pode('painel-coordenador', 'criar') && d.docentes.length > 0 ? <Recado key="recado" diario={d} lida={lida} /> : '–',
        ],
      }))}
    />
  );
}

function Docentes({ docentes }: { docentes: Diario['docentes'] }) {
  const t = useTextos(textosPainelCoordenador);
  const { pode } = useSessao();
  if (docentes.length === 0) return <Etiqueta tom="alerta">{t('semDocente')}</Etiqueta>;
  if (!pode('painel-professor', 'visualizar')) return docentes.map(({ nome }) => nome).join(', ');
  return (
    <ul className="lista">
      {docentes.map(({ id, nome }) => (
        <li key={id}>
          <Elo tela="painel-professor" search={{ DocenteId: id }} aria-label={t('painelDe', { nome })}>
            {nome}
          </Elo>
        </li>
      ))}
    </ul>
  );
}

function Entrega({ entrega }: { entrega: Diario['entrega'] }) {
  const t = useTextos(textosPainelCoordenador);
  if (!entrega) return <Etiqueta tom="neutro">{t('aberto')}</Etiqueta>;
  return (
    <>
      <Etiqueta tom="sucesso">{t('entregue')}</Etiqueta>
      <p className="suave">{t('porEm', { por: entrega.por, em: escreverInstante(entrega.em) })}</p>
    </>
  );
}

function Recado({ diario, lida }: { diario: Diario; lida: Diarios }) {
  const t = useTextos(textosPainelCoordenador);
  const { idioma } = useIdioma();
  const { disciplina, turma, turmaDisciplinaId } = diario;
  const falta = faltaEm(diario).map(({ tipo, n }) => texto(textosDasPendencias, tipo, idioma, { n }));
  const etapa = lida.etapas.find(({ id }) => id === lida.etapaId)?.nome ?? '';
  return (
    <NovoRecado
      turmaDisciplinaId={turmaDisciplinaId}
      texto={falta.length === 0 ? '' : t('textoDoRecado', { disciplina, turma, etapa, falta: falta.join(', ') })}
      nomeNaLista={t('recadoSobre', { disciplina, turma })}
    />
  );
}
