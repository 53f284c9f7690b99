import { Button, NativeSelect } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import { textosChamada } from '../texts.ts';
import estilo from './frequencias.module.css';

/** Which day one looks at, and the days beside it. */
export function BarraDoDia({ dia, aoMudar }: { dia: DataCivil; aoMudar: (dia: DataCivil) => void }) {
  const t = useTextos(textosChamada);
  const hoje = hojeNaEscola();
  return (
    <div className={estilo.dia}>
      <Button variant="default" px="xs" aria-label={t('diaAnterior')} onClick={() => aoMudar(somarDias(dia, -1))}>
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <EntradaDeDia rotulo={t('data')} valor={dia} aoSair aoMudar={aoMudar} />
      <Button variant="default" px="xs" aria-label={t('diaSeguinte')} onClick={() => aoMudar(somarDias(dia, 1))}>
        <IconChevronRight size={18} aria-hidden />
      </Button>
      {dia !== hoje && (
        <Button variant="default" onClick={() => aoMudar(hoje)}>
          {t('hoje')}
        </Button>
      )}
    </div>
  );
}

/** The lessons of one subject, or all of the day side by side. */
export function QuaisAulas({ todas }: { todas: boolean }) {
  const t = useTextos(textosChamada);
  const [, mudar] = useEndereco('Aulas');
  return (
    <NativeSelect
      label={t('quais')}
      value={todas ? 'dia' : ''}
      data={[
        { value: '', label: t('destaDisciplina') },
        { value: 'dia', label: t('doDia') },
      ]}
      onChange={(evento) => mudar({ Aulas: evento.currentTarget.value || undefined }, { substituir: true })}
    />
  );
}
