import { textosAjustes } from '../texts.ts';
import { TextInput } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** What the counter decides besides the amount: charges not asked for, and what becomes of too much money. */
export type Ajustes = { multa: boolean; juros: boolean; motivo: string; excedente: boolean };
export const semAjustes: Ajustes = { multa: false, juros: false, motivo: '', excedente: false };
type Encargos = { multaCentavos: Centavos; jurosCentavos: Centavos };

/** The waiver that the choices stand for; null when nothing is waived. */
export function dispensaDe(ajustes: Ajustes, devido: Encargos): (Encargos & { motivo: string }) | null {
  const multaCentavos = ajustes.multa ? devido.multaCentavos : centavos(0);
  const jurosCentavos = ajustes.juros ? devido.jurosCentavos : centavos(0);
  return multaCentavos + jurosCentavos > 0 ? { multaCentavos, jurosCentavos, motivo: ajustes.motivo.trim() } : null;
}

/** An amount due without what is waived. */
export function devidoAjustado<D extends Encargos & { totalCentavos: Centavos }>(devido: D, ajustes: Ajustes): D {
  const dispensa = dispensaDe(ajustes, devido);
  if (!dispensa) return devido;
  const { multaCentavos, jurosCentavos } = dispensa;
  return {
    ...devido,
    multaCentavos: centavos(devido.multaCentavos - multaCentavos),
    jurosCentavos: centavos(devido.jurosCentavos - jurosCentavos),
    totalCentavos: centavos(devido.totalCentavos - multaCentavos - jurosCentavos),
  };
}

/** Ticks for waiving fine and interest, for who may, with the reason that it needs. */
export function DispensaNoRecebimento({
  devido,
  ajustes,
  mudar,
}: {
  devido: Encargos;
  ajustes: Ajustes;
  mudar: (ajustes: Ajustes) => void;
}) {
  const t = useTextos(textosAjustes);
  const { pode } = useSessao();
  if (devido.multaCentavos + devido.jurosCentavos === 0 || !pode('dispensar-encargos', 'criar')) return null;
  const marca = (qual: 'multa' | 'juros', valor: Centavos) =>
    valor > 0 && (
      <label className={estilo.marca}>
        <input
          type="checkbox"
          checked={ajustes[qual]}
          onChange={({ currentTarget: { checked } }) => mudar({ ...ajustes, [qual]: checked })}
        />
        {t(qual === 'multa' ? 'dispensarMulta' : 'dispensarJuros', { valor: formatarReais(valor) })}
      </label>
    );
  return (
    <div>
      {marca('multa', devido.multaCentavos)}
      {marca('juros', devido.jurosCentavos)}
      {(ajustes.multa || ajustes.juros) && (
        <TextInput
          label={t('motivoDispensa')}
          required
          maxLength={300}
          value={ajustes.motivo}
          error={ajustes.motivo.trim().length > 0 && ajustes.motivo.trim().length < 3 ? t('motivoFalta') : null}
          onChange={({ currentTarget: { value } }) => mudar({ ...ajustes, motivo: value })}
        />
      )}
    </div>
  );
}

/** What passes the amount due: kept as credit when ticked, refused otherwise. */
export function ExcedenteNoRecebimento({
  excedenteCentavos,
  nome,
  ajustes,
  mudar,
}: {
  excedenteCentavos: Centavos;
  nome: string;
  ajustes: Ajustes;
  mudar: (ajustes: Ajustes) => void;
}) {
  const t = useTextos(textosAjustes);
  const valor = formatarReais(excedenteCentavos);
  return (
    <div role="status">
      <p className={ajustes.excedente ? 'suave' : estilo.perigo}>{t('excedenteTexto', { valor })}</p>
      <label className={estilo.marca}>
        <input
          type="checkbox"
          checked={ajustes.excedente}
          onChange={({ currentTarget: { checked } }) => mudar({ ...ajustes, excedente: checked })}
        />
        {t('excedente', { valor, nome })}
      </label>
    </div>
  );
}
