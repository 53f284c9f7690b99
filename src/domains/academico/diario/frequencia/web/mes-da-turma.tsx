import { Button } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import type { TurmaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { chamadasApi } from '#domains/academico/diario/chamadas/api.ts';
import { diasDoMes, outroMes } from '../mes.ts';
import { textosFrequencia } from '../texts.ts';
import { GradeDoMes } from './grade-do-mes.tsx';
import estilo from './frequencia.module.css';

/** A month of a class as a matrix: its lessons of a subject, or its days. */
export function MesDaTurma({ turma, disciplinaId }: { turma: TurmaDoDiario; disciplinaId: number | null }) {
  const t = useTextos(textosFrequencia);
  const { idioma } = useIdioma();
  const hoje = hojeNaEscola();
  const [{ Mes }, mudar] = useEndereco('Mes');
  const mes = Mes !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(Mes) ? Mes : hoje.slice(0, 7);
  const { de, ate } = diasDoMes(mes, hoje);
  const query = { TurmaId: turma.id, De: de, Ate: ate, ...(disciplinaId === null ? {} : { TurmaDisciplinaId: disciplinaId }) };
  const consulta = useRegistro(chamadasApi.obterQuadro, { query });
  const nome = new Intl.DateTimeFormat(idioma === 'br' ? 'pt-BR' : 'en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mes}-01T12:00:00Z`),
  );
  const irPara = (novo: string): void => mudar({ Mes: novo === hoje.slice(0, 7) ? undefined : novo }, { substituir: true });
  return (
    <>
      <div className={estilo.dia}>
        <Button variant="default" px="xs" aria-label={t('mesAnterior')} onClick={() => irPara(outroMes(mes, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <strong className={estilo.mes} aria-live="polite">
          {nome}
        </strong>
        <Button variant="default" px="xs" aria-label={t('mesSeguinte')} onClick={() => irPara(outroMes(mes, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </Button>
      </div>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : !consulta.data ? (
        <Esqueleto linhas={12} />
      ) : consulta.data.colunas.length === 0 || consulta.data.alunos.length === 0 ? (
        <EstadoVazio titulo={t('mesVazio', { mes: nome })} texto={t('mesVazioTexto')} />
      ) : (
        <GradeDoMes key={`${turma.id} ${disciplinaId} ${mes}`} quadro={consulta.data} turma={turma} mes={nome} query={query} />
      )}
    </>
  );
}
