import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import type { DefinicaoTextos } from '#shared/textos.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { JanelaDaOrigem } from '#domains/academico/diario/origem/web/door.tsx';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import type { Passo } from '#domains/academico/estrutura/criterio/calculo.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Falta } from '#domains/academico/estrutura/criterio/quanto-falta.ts';
import { textosDosPassos } from '#domains/academico/estrutura/criterio/textos-dos-passos.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { textosNotas } from '../texts.ts';
import type { Valor } from '../valores.ts';
import { type AlunoDaTela, contaDoAluno, faltasDoAluno, type GradeDeNotas } from './leitura.ts';
import { escreverNaGrade } from './quadro-de-notas.ts';
import estilo from './notas.module.css';

type Props = { grade: GradeDeNotas; aluno: AlunoDaTela; ler: (coluna: string) => Valor; aoFechar: () => void };

/** How the numbers of one student came about, step by step, and which mark is still needed to pass. */
export default function PorQueEstaMedia({ grade, aluno, ler, aoFechar }: Props) {
  const t = useTextos(textosNotas);
  const resultados = useTextos(textosResultado);
  const { criterio, daEtapa, ano } = contaDoAluno(grade, aluno, ler);
  const { etapaId } = grade;
  const etapa = grade.etapas.find(({ id }) => id === etapaId);
  const escrever = (media: string | null): string => escreverNaGrade(grade, media) ?? t('semNumero');
  const faltas = faltasDoAluno(grade, aluno, ler);
  const { pode } = useSessao();
  const [origem, setOrigem] = useState(false);
  if (origem)
    return (
      <Suspense fallback={null}>
        <JanelaDaOrigem matriculaId={aluno.matriculaId} aoFechar={() => setOrigem(false)} />
      </Suspense>
    );
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('porQueDe', { nome: aluno.nome })} lado="direita">
      {aluno.entrouDepois && pode('notas-de-origem', 'visualizar') && (
        <p>
          <Button variant="default" size="xs" onClick={() => setOrigem(true)}>
            {t('notasDeOrigem')}
          </Button>
        </p>
      )}
      {aluno.planoAdaptado && <p role="note">{t(grade.criterio.adaptado ? 'peloPlanoAdaptado' : 'planoSemRegra')}</p>}
      <dl className={estilo.explicacoes}>
        {daEtapa && etapa && <Explicacao titulo={etapa.nome} valor={escrever(daEtapa.valor)} passos={daEtapa.passos} />}
        <Explicacao titulo={t('parcial')} valor={escrever(ano.parcial.valor)} passos={ano.parcial.passos} />
        <Explicacao
          titulo={t('resultadoDoAno')}
          valor={
            ano.notas.saiu
              ? '–'
              : ano.resultado.final === null
                ? resultados(ano.resultado.situacao)
                : `${resultados(ano.resultado.situacao)} (${escrever(ano.resultado.final)})`
          }
          passos={ano.resultado.passos}
        />
      </dl>
      <h3>{t('quantoFalta')}</h3>
      {faltas.length === 0 && <p>{t('nadaFalta')}</p>}
      {faltas.map((falta) => (
        <p key={falta.em}>{dizerFalta(falta, criterio, t)}</p>
      ))}
    </Janela>
  );
}

function dizerFalta(
  { em, n, nota, de, sabe, etapas = 0 }: Falta,
  criterio: Criterio,
  t: ReturnType<typeof useTextos<typeof textosNotas>>,
): string {
  const media = decimalNaTela(criterio.mediaAprovacao, 1);
  if (!sabe) return t(em === 'avaliacoes' ? 'naoSeSabe_pontos' : 'naoSeSabe');
  if (nota === null) return t(`naoChega_${em}`, { media });
  if (criterio.tipo === 'conceito') return t(`falta_${em}`, { media, n, etapas, nota });
  const escrita = decimalNaTela(nota, criterio.casasDecimais);
  const deQuanto = ['etapas', 'recuperacaoFinal', 'exame'].includes(em)
    ? escrita
    : t('notaDeMaximo', { nota: escrita, de: decimalNaTela(de) });
  return t(`falta_${em}`, { media, n, etapas, nota: deQuanto });
}

function Explicacao({ titulo, valor, passos }: { titulo: string; valor: string; passos: readonly Passo[] }) {
  const explicar = useTextos<DefinicaoTextos>(textosDosPassos);
  return (
    <div>
      <dt>
        {titulo}: <strong>{valor}</strong>
      </dt>
      {passos.map(({ chave, params }) => (
        <dd key={`${chave}${JSON.stringify(params)}`}>{noIdioma(explicar(chave, params)).replaceAll('….', '…')}</dd>
      ))}
    </div>
  );
}
