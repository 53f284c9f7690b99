import type { ComponentProps } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { segundoFatorApi } from '#domains/acesso/segundo-fator/api.ts';
import { EntradaDeCodigo } from '#domains/acesso/web/campo-codigo.tsx';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { confirmacoesApi as api } from '../api.ts';
import { textosConfirmacao } from '../texts.ts';

/** How this person confirms, and the call that turns what was typed into the confirmation of one act. */
export function useConfirmacao() {
  const { data } = useConsulta(segundoFatorApi.segundoFator, {}, { validadeMs: 60_000 });
  const porCodigo = data?.ativo === true;
  const confirmar = async (ato: string, digitado: string): Promise<string> => {
    const segredo = porCodigo ? { codigo: digitado } : await envelopar({ senha: digitado });
    return (await chamar(api.confirmar, { body: { ato, ...segredo } })).confirmacao;
  };
  return { pronto: data !== undefined, porCodigo, confirmar };
}

type Campo = Pick<ComponentProps<typeof EntradaDeSenha>, 'id' | 'name' | 'value' | 'error' | 'required' | 'onChange'>;

/** The field of the confirmation: the password, or a code where the second factor is on. */
export function CampoDaConfirmacao({ porCodigo, campo, porque }: { porCodigo: boolean; campo: Campo; porque?: string }) {
  const t = useTextos(textosConfirmacao);
  const { usuario } = useSessao();
  if (porCodigo) return <EntradaDeCodigo letras label={t('codigo')} description={porque ?? t('porque')} {...campo} />;
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={usuario?.email ?? ''} readOnly hidden />
      <EntradaDeSenha label={t('senha')} description={porque ?? t('porque')} autoComplete="current-password" {...campo} />
    </>
  );
}
