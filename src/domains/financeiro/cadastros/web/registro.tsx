import { type PropsDoRegistro, RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { textosCadastros } from '../texts.ts';

/** A register of finance: what the other screens of finance offer of it is read again after a change. */
export function Registro<L extends AnyEndpoint, O extends AnyEndpoint>(props: Omit<PropsDoRegistro<L, O>, 'envelhece' | 'vazio'>) {
  const t = useTextos(textosCadastros);
  const todas = { ...props, envelhece: ['CadastroFinanceiro'], vazio: { titulo: t('vazio'), texto: t('vazioTexto') } };
  return <RegistroListado {...(todas as PropsDoRegistro<L, O>)} />;
}
