import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { chamar } from '#platform/web/api.ts';
import { avisar, Janela } from '#platform/web/dialogos.tsx';
import { ErroApi } from '#platform/web/erro-api.ts';
import { BotaoSalvar, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { matriculasApi } from '../api.ts';
import { textosRegistro } from '../texts-registro.ts';
import { textosMatricula } from '../texts.ts';
import type { Ato } from './atos.ts';
import { relerMatriculas } from './lidas.ts';
import type { MatriculaAberta } from './valores.ts';

const ID = 'movimento-da-matricula';
/** What every act receives. */
export type PropsDoAto = { matricula: MatriculaAberta; aoFechar: () => void };

type PropsMoldura<E extends z.ZodType> = PropsDoAto & {
  ato: Ato;
  consequencia: ReactNode;
  esquema: E;
  iniciais: z.input<E>;
  enviar: (saida: z.output<E>, chaveIdempotencia: string) => Promise<unknown>;
  children: ReactNode;
};

/** The common frame: says the consequence first, sends once, tells what was done and offers to take it back. */
export function Moldura<E extends z.ZodType>({
  ato,
  matricula,
  aoFechar,
  consequencia,
  esquema,
  iniciais,
  enviar,
  children,
}: PropsMoldura<E>) {
  const t = useTextos(textosRegistro);
  const tm = useTextos(textosMatricula);
  const [chave] = useState(() => crypto.randomUUID());
  const { id, codigo, aluno } = matricula;
  const desfazer = async (versao: number): Promise<void> => {
    // The server undoes the last movement, whichever it is: this notice may only take back its own.
    const agora = await chamar(matriculasApi.obterMatricula, { params: { id } });
    if (agora.versao !== versao) throw new ErroApi({ code: 'MATRICULA_ESTADO_MUDOU', status: 409, message: t('mudouDepois') });
    const body = { motivo: t('motivoDesfeitoLogo') };
    await chamar(matriculasApi.desfazerMovimento, { params: { id }, body }, { chaveIdempotencia: crypto.randomUUID() });
    await relerMatriculas();
  };
  const aposSalvar = (resposta: unknown): void => {
    const { versao } = resposta as RespostaCliente<typeof matriculasApi.ativarMatricula>;
    aoFechar();
    avisar.sucesso(t(`feito_${ato}`, { codigo, nome: aluno.nome }), ato === 'desfazimento' ? {} : { desfazer: () => desfazer(versao) });
    void relerMatriculas();
  };
  return (
    <Janela
      aberta
      titulo={t(`acao_${ato}`)}
      aoFechar={aoFechar}
      tamanho={ato === 'enturmacao' ? 'larga' : 'media'}
      rodape={
        <>
          <Button variant="default" onClick={aoFechar}>
            {tm('voltar')}
          </Button>
          <BotaoSalvar formulario={ID} rotulo={t(`acao_${ato}`)} />
        </>
      }
    >
      <p className="consequencia">{consequencia}</p>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={iniciais}
        guarda={false}
        aoSalvar={(_, saida) => enviar(saida, chave)}
        aposSalvar={aposSalvar}
      >
        <Grade>{children}</Grade>
      </Formulario>
    </Janela>
  );
}
