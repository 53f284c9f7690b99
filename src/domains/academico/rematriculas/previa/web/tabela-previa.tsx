import { Button } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { CaixaDeLinhas, classeDe } from '#platform/web/tabela/index.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { Busca, MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import { type LinhaDaPrevia, paginar, type Previa } from './escolhidos.ts';
import { type AtosDaLinha, LinhaPrevia } from './linha-previa.tsx';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { marcaDe, type Marcas } from './use-marcas.ts';

type Props = {
  previa: Previa;
  marcas: Marcas;
  busca: Busca;
  mudar: MudarBusca;
  atos: AtosDaLinha;
  marcarAptos: (linhas: readonly LinhaDaPrevia[], marcado: boolean) => void;
  /** Said where the filter leaves nobody. */
  semLinhas: ReactNode;
  atualizando: boolean;
};

/** The students of the preview, a page at a time; ticks and choices reach over all pages. */
export function TabelaPrevia({ previa, marcas, busca, mudar, atos, marcarAptos, semLinhas, atualizando }: Props) {
  const t = useTextos(textosRematricula);
  const { paginas, pagina, daPagina } = paginar(previa.linhas, busca);
  const turmasDe = useMemo(() => turmasPorCurso(previa), [previa]);
  const aptos = daPagina.filter(({ situacao }) => situacao === 'apto');
  const todosMarcados = aptos.length > 0 && aptos.every((l) => marcaDe(marcas, l.matriculaId).marcado);
  if (daPagina.length === 0) return semLinhas;
  return (
    <CaixaDeLinhas
      legenda={t('alunosNaPrevia')}
      rotulo={t('previa')}
      assinatura={daPagina}
      classe={estilo.linhas}
      rodape={
        <div className={estilo.pe}>
          <p role="status">{t(atualizando ? 'atualizando' : 'rascunhoGuardado')}</p>
          {paginas > 1 && (
            <nav aria-label={t('alunosNaPrevia')}>
              <span>{t('pagina', { pagina, paginas })}</span>
              <Button variant="default" size="compact-sm" disabled={pagina === 1} onClick={() => mudar({ p: pagina - 1 })}>
                {t('anterior')}
              </Button>
              <Button variant="default" size="compact-sm" disabled={pagina === paginas} onClick={() => mudar({ p: pagina + 1 })}>
                {t('proxima')}
              </Button>
            </nav>
          )}
        </div>
      }
    >
      <thead>
        <tr>
          <th className={estilo.marca}>
            <input
              type="checkbox"
              checked={todosMarcados}
              disabled={aptos.length === 0}
              aria-label={t('marcarTodosDaPagina')}
              onChange={(evento) => marcarAptos(aptos, evento.currentTarget.checked)}
            />
          </th>
          <th scope="col">{t('aluno')}</th>
          <th scope="col">{t('origem')}</th>
          <th scope="col">{t('turmaDestino')}</th>
          <th scope="col" className={clsx(classeDe({ alinhamento: 'direita' }), estilo.numero)}>
            {t('total')}
          </th>
          <th scope="col" className={clsx(classeDe({ cede: true }), estilo.motivos)}>
            {t('situacao')}
          </th>
        </tr>
      </thead>
      <tbody>
        {daPagina.map((linha) => (
          <LinhaPrevia
            key={linha.matriculaId}
            linha={linha}
            marca={marcaDe(marcas, linha.matriculaId)}
            turmas={turmasDe.get(linha.cursoId) ?? []}
            plano={linha.plano === null ? null : (previa.planos[linha.plano] ?? null)}
            atos={atos}
          />
        ))}
      </tbody>
    </CaixaDeLinhas>
  );
}

/** Classes that a student of each course may go to: those of the next course, and of the same one. */
function turmasPorCurso({ cursos, turmas }: Previa): Map<number, Previa['turmas']> {
  return new Map(
    cursos.map(({ id, proximoCursoId }) => [id, turmas.filter(({ cursoId }) => cursoId === proximoCursoId || cursoId === id)]),
  );
}
