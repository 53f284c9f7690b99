import clsx from 'clsx';
import { memo } from 'react';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { classeDe } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type LinhaDaPrevia, podeMarcar, type Previa, primeiroVencimentoDe } from './escolhidos.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import type { Marca } from './use-marcas.ts';

export const tomDaSituacao: Record<LinhaDaPrevia['situacao'], TomDeEstado> = {
  apto: 'sucesso',
  exige_motivo: 'alerta',
  impedido: 'perigo',
  ja_rematriculado: 'neutro',
};
export type AtosDaLinha = {
  marcar: (linha: LinhaDaPrevia, marcado: boolean) => void;
  liberar: (linha: LinhaDaPrevia) => void;
  trocarTurma: (linha: LinhaDaPrevia, turmaId: number) => void;
  explicar: (linha: LinhaDaPrevia) => void;
};
type Props = { linha: LinhaDaPrevia; marca: Marca; turmas: Previa['turmas']; plano: Previa['planos'][number] | null; atos: AtosDaLinha };

/** A student: who, from where and with which result, to which class at which price, and what stands in the way. */
function LinhaPreviaDesenhada({ linha, marca, turmas, plano, atos }: Props) {
  const t = useTextos(textosRematricula);
  const { idioma } = useIdioma();
  const { alunoNome: nome, situacao } = linha;
  const marcavel = podeMarcar(linha);
  const marcado = marcavel && marca.marcado;
  const liberado = situacao === 'exige_motivo' && marca.motivo !== undefined ? [t('liberadoPor', { motivo: marca.motivo })] : [];
  // What was decided stands before what asked for it: the line may be cut.
  const porque = [...liberado, ...linha.motivos.map(({ mensagem }) => mensagem)].join(' ');
  return (
    <tr data-marcada={marcado || undefined}>
      <td className={estilo.marca}>
        <input
          type="checkbox"
          checked={marcado}
          disabled={!marcavel}
          aria-label={t('marcar', { nome })}
          onChange={(evento) => atos.marcar(linha, evento.currentTarget.checked)}
        />
      </td>
      <th scope="row" className={estilo.aluno}>
        <Elo tela="visualizar-matricula" params={{ id: linha.matriculaId }}>
          {nome}
        </Elo>
      </th>
      <td className={estilo.de}>
        {linha.turmaNome ?? '—'} <span className="suave">· {rotuloDe(resultados, linha.resultado, idioma)}</span>
      </td>
      <td className={estilo.turma}>
        {linha.destinoTurmaId === null ? (
          '—'
        ) : (
          <select
            aria-label={t('turmaDe', { nome })}
            value={linha.destinoTurmaId}
            disabled={!marcavel && linha.situacao === 'ja_rematriculado'}
            onChange={(evento) => atos.trocarTurma(linha, Number(evento.currentTarget.value))}
          >
            {turmas.map((turma) => (
              <option key={turma.id} value={turma.id}>
                {t('lotacao', { nome: turma.nome, ocupadas: turma.ocupadas, vagas: turma.vagas })}
              </option>
            ))}
          </select>
        )}
      </td>
      <td className={clsx(classeDe({ alinhamento: 'direita' }), estilo.numero)}>
        {plano === null ? (
          t('semContrato')
        ) : (
          <button
            type="button"
            className={estilo.valor}
            title={t('vencimentoDesde', { data: formatarData(primeiroVencimentoDe(plano)) })}
            aria-label={`${formatarReais(plano.totalCentavos)}. ${t('porQue', { nome })}`}
            onClick={() => atos.explicar(linha)}
          >
            {formatarReais(plano.totalCentavos)}
          </button>
        )}
      </td>
      <td className={clsx(classeDe({ cede: true }), estilo.motivos)}>
        <div className={estilo.motivo}>
          <Etiqueta tom={tomDaSituacao[situacao]}>{t(situacao)}</Etiqueta>
          {situacao === 'exige_motivo' && (
            <button type="button" className={estilo.valor} aria-label={t('liberarAluno', { nome })} onClick={() => atos.liberar(linha)}>
              {t('liberar')}
            </button>
          )}
          {porque !== '' && (
            <button type="button" className={estilo.porque} title={porque} onClick={() => atos.explicar(linha)}>
              {porque}
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Drawn again only when something of the student changes. */
export const LinhaPrevia = memo(LinhaPreviaDesenhada);
