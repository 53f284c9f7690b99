import { type ReactNode, Suspense, useState } from 'react';
import { noIdioma } from '#platform/web/decimais.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { PorQueDoAluno } from '#domains/academico/diario/notas/web/door.tsx';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';
import estilo from '#domains/academico/boletins/web/boletins.module.css';
import type { BoletimDaTela } from './fatos.tsx';

type Disciplina = BoletimDaTela['disciplinas'][number];
type Celula = Disciplina['parcial'] & Pick<Disciplina['etapas'][number], 'deOrigem'>;
type Aberta = { turmaDisciplinaId: number; etapaId: number | null };

/** Subjects by etapas. An average opens how it came about, for who may see marks. */
export function NotasEFaltas({ boletim: b }: { boletim: BoletimDaTela }) {
  const t = useTextos(textosBoletins);
  const resultados = useTextos(textosResultado);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const explica = pode('diario-notas', 'visualizar');
  const porAula = b.controle === 'por_aula';
  const celula = (
    d: Disciplina,
    { media, abaixo, turma, faltas, deOrigem }: Celula,
    etapa: { id: number; nome: string } | null,
  ): ReactNode => {
    const { turmaDisciplinaId } = d;
    const nome = etapa?.nome ?? t('media');
    const texto = <span className={abaixo ? estilo.abaixo : undefined}>{noIdioma(media ?? '–')}</span>;
    return (
      <span className={estilo.celula}>
        {explica && turmaDisciplinaId !== null && media !== null ? (
          <button
            type="button"
            className="botao-simples"
            aria-label={`${noIdioma(media)}. ${t('porQue', { disciplina: d.nome, etapa: nome })}`}
            title={t('porQue', { disciplina: d.nome, etapa: nome })}
            onClick={() => setAberta({ turmaDisciplinaId, etapaId: etapa?.id ?? null })}
          >
            {texto}
          </button>
        ) : (
          texto
        )}
        {deOrigem && <small className="suave">{t('deOrigem')}</small>}
        {turma !== null && <small className="suave">{t('daTurma', { media: noIdioma(turma) })}</small>}
        {porAula && etapa !== null && faltas !== null && <small className="suave">{t('nFaltas', { n: faltas })}</small>}
      </span>
    );
  };
  const colunas = [
    t('disciplina'),
    ...b.etapas.map(({ nome, situacao }) => (situacao === 'aberta' ? `${nome} *` : nome)),
    t('media'),
    ...(b.usaRecuperacaoFinal ? [t('recuperacaoFinal')] : []),
    ...(b.usaExame ? [t('exame')] : []),
    t('final'),
    ...(porAula ? [t('faltas')] : []),
    t('situacao'),
  ];
  return (
    <section className={estilo.secao}>
      <h2>{t('notasEFaltas')}</h2>
      <Tabela
        legenda={t('notasEFaltas')}
        colunas={colunas}
        cartao={{ titulo: 0, estado: colunas.length - 1 }}
        linhas={b.disciplinas.map((d) => ({
          chave: d.disciplinaId,
          celulas: [
            d.nome,
            ...d.etapas.map((da, i) => celula(d, da, b.etapas[i] ?? null)),
            celula(d, d.parcial, null),
            ...(b.usaRecuperacaoFinal ? [noIdioma(d.recuperacaoFinal ?? '–')] : []),
            ...(b.usaExame ? [noIdioma(d.exame ?? '–')] : []),
            <strong key="final">{noIdioma(d.final ?? '–')}</strong>,
            ...(porAula ? [d.parcial.faltas ?? '–'] : []),
            d.situacao === null ? '–' : resultados(d.situacao),
          ],
        }))}
      />
      {aberta && (
        <Suspense fallback={null}>
          <PorQueDoAluno {...aberta} matriculaId={b.matriculaId} aoFechar={() => setAberta(null)} />
        </Suspense>
      )}
    </section>
  );
}
