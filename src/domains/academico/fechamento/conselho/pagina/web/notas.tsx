import type { ReactNode } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import estilo from './conselho.module.css';
import type { AlunoNaTela, ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

type Media = AlunoNaTela['disciplinas'][number]['parcial'];
type Props = { conselho: ConselhoNaTela; aluno: AlunoNaTela };

/** What the year gives, how often he was absent, and his averages by subject against what passes. */
export function NotasDoAluno({ conselho, aluno }: Props) {
  const t = useTextos(textosConselho);
  const situacoes = useTextos(textosResultado);
  const { etapas, controle, tipo } = conselho;
  const { mediaAprovacao } = aluno.regra;
  const comFinal = aluno.disciplinas.some(({ final, parcial }) => final !== null && final.texto !== parcial?.texto);
  const porAula = controle === 'por_aula';
  const media = (m: Media): ReactNode =>
    m === null ? (
      '–'
    ) : m.abaixo ? (
      <strong className={estilo.abaixo} aria-label={t('abaixoDaMedia', { media: noIdioma(m.texto) })}>
        {noIdioma(m.texto)}
      </strong>
    ) : (
      noIdioma(m.texto)
    );
  const colunas = [
    t('disciplina'),
    ...etapas.map(({ nome, fechada }) => (fechada ? nome : `${nome} *`)),
    t('media'),
    ...(comFinal ? [t('final')] : []),
    ...(porAula ? [t('faltas')] : []),
    ...(conselho.etapa ? [] : [t('situacao')]),
  ];
  return (
    <>
      <Fatos aluno={aluno} />
      {tipo !== 'parecer' && (
        <section>
          <h3>{mediaAprovacao === null ? t('notas') : t('comMedia', { media: noIdioma(mediaAprovacao) })}</h3>
          <Tabela
            legenda={t('notas')}
            colunas={colunas}
            numericas={colunas.flatMap((_, i) => (i > 0 && (conselho.etapa || i < colunas.length - 1) ? [i] : []))}
            cartao={{ titulo: 0, ...(conselho.etapa ? {} : { estado: colunas.length - 1 }) }}
            linhas={aluno.disciplinas.map((d) => ({
              chave: d.disciplinaId,
              celulas: [
                d.nome,
                ...d.etapas.map(media),
                media(d.parcial),
                ...(comFinal ? [media(d.final)] : []),
                ...(porAula ? [d.faltas ?? '–'] : []),
                ...(conselho.etapa ? [] : [d.situacao === null ? '–' : situacoes(d.situacao)]),
              ],
            }))}
          />
        </section>
      )}
    </>
  );
}

function Fatos({ aluno: { frequencia, resultado, reprovadas, regra } }: Pick<Props, 'aluno'>) {
  const t = useTextos(textosConselho);
  const { idioma } = useIdioma();
  const fatos: [string, string][] = [];
  if (resultado !== null) fatos.push([t('resultadoDoAno'), rotuloDe(resultados, resultado, idioma)]);
  if (reprovadas.length > 0) fatos.push([t('reprovadoEm'), reprovadas.join(', ')]);
  const { percentual, faltas, justificadas, restam } = frequencia;
  const minimo = decimalNaTela(regra.frequenciaMinima);
  fatos.push([t('frequencia'), percentual === null ? '–' : t('minimo', { percentual: decimalNaTela(percentual), minimo })]);
  fatos.push([t('faltas'), justificadas > 0 ? t('comJustificadas', { n: faltas, j: justificadas }) : String(faltas)]);
  if (restam !== null) fatos.push([t('aindaPode'), restam < 0 ? t('passou', { n: -restam }) : String(restam)]);
  return <FatosEmColunas fatos={fatos} />;
}
