import { Button } from '@mantine/core';
import { useConsulta } from '#platform/web/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { matriculasApi } from '../api.ts';
import { textosMatricula } from '../texts.ts';
import estilo from './matricula.module.css';

export type Feita = { id: number; codigo: string; aluno: string };

/** What was done, and the next acts a clerk thinks of: the contract, the sibling, the next in the queue. */
export function MatriculaFeita({ feita, aoRecomecar }: { feita: Feita; aoRecomecar: () => void }) {
  const t = useTextos(textosMatricula);
  const { pode } = useSessao();
  const { data } = useConsulta(matriculasApi.obterMatricula, { params: { id: feita.id } });
  const acoes = (
    <div className={estilo.acoes}>
      {pode('contratos', 'criar') && (
        <Elo tela="contrato-form" params={{ id: 'novo' }} search={{ matricula: feita.id }}>
          <Button component="span">{t('criarContrato')}</Button>
        </Elo>
      )}
      <Elo tela="visualizar-matricula" params={{ id: feita.id }}>
        <Button component="span" variant="default">{t('verMatricula')}</Button>
      </Elo>
      <Elo tela="nova-matricula" search={{ irmao: feita.id }} onClick={aoRecomecar}>
        <Button component="span" variant="default">{t('matricularIrmao')}</Button>
      </Elo>
      <Elo tela="nova-matricula" onClick={aoRecomecar}>
        <Button component="span" variant="default">{t('matricularOutro')}</Button>
      </Elo>
    </div>
  );
  return (
    <Pagina titulo={t('matriculaFeita', { codigo: feita.codigo })} migalha={feita.codigo}>
      <EstadoVazio titulo={t('matriculaFeita', { codigo: feita.codigo })} texto={t('matriculaFeitaTexto', { aluno: feita.aluno, turma: data?.enturmacao?.turmaNome ?? '…' })} acao={acoes} />
    </Pagina>
  );
}
