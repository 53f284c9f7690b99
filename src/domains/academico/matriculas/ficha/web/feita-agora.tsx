import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { useContratosDaMatricula } from '#domains/academico/matriculas/movimentos/web/door.tsx';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** Whether the record was opened by the wizard that has just made it; the address says it. */
export function useFeitaAgora(): boolean {
  const [busca] = useBusca();
  return busca['feita'] === 'sim';
}

/** Right after enrolling: what was done, and the next acts a clerk thinks of: the contract, the sibling, the next in the queue. */
export function FeitaAgora({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  const { pode } = useSessao();
  const feita = useFeitaAgora();
  const contrato = useContratosDaMatricula(matricula.id).data?.itens[0];
  if (!feita) return null;
  const lugar = { aluno: matricula.aluno.nome, turma: matricula.enturmacao?.turmaNome ?? '—' };
  return (
    <Cartao titulo={t('matriculaFeita', { codigo: matricula.codigo })}>
      <p>{contrato ? t('matriculaFeitaComContrato', { ...lugar, numero: contrato.numero }) : t('matriculaFeitaTexto', lugar)}</p>
      <div className={estilo.acoes}>
        {contrato && (
          <Elo tela="contrato-visualizar" params={{ contratoId: contrato.id }}>
            <Button component="span">{t('abrirContrato', { numero: contrato.numero })}</Button>
          </Elo>
        )}
        {!contrato && pode('contratos', 'criar') && (
          <Elo tela="contrato-form" search={{ matricula: matricula.id }}>
            <Button component="span">{t('criarContrato')}</Button>
          </Elo>
        )}
        {pode('matriculas', 'criar') && (
          <>
            <Elo tela="nova-matricula" search={{ irmao: matricula.id }}>
              <Button component="span" variant="default">
                {t('matricularIrmao')}
              </Button>
            </Elo>
            <Elo tela="nova-matricula">
              <Button component="span" variant="default">
                {t('matricularOutro')}
              </Button>
            </Elo>
          </>
        )}
      </div>
    </Cartao>
  );
}
