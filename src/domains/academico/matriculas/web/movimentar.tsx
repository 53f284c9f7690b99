import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '@mantine/core';
import { chamar } from '#platform/web/api.ts';
import { avisar, Janela } from '#platform/web/dialogos.tsx';
import { BotaoSalvar, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { matriculasApi } from '../api.ts';
import { textosRegistro } from '../texts-registro.ts';
import { textosMatricula } from '../texts.ts';
import type { Ato } from './atos.ts';
import { relerMatriculas } from './lidas.ts';
import { Ativacao, Desfazimento, MudancaDeTurma, Partida } from './movimentos.tsx';
import type { MatriculaAberta } from './valores.ts';

const ID = 'movimento-da-matricula';
type Props = { matricula: MatriculaAberta; aoFechar: () => void };

/** The window of an act: what it does, its date and reason, and the button that does it. */
export default function Movimentar({ ato, ...props }: Props & { ato: Ato }) {
  if (ato === 'ativacao') return <Ativacao {...props} />;
  if (ato === 'enturmacao') return <MudancaDeTurma {...props} />;
  if (ato === 'desfazimento') return <Desfazimento {...props} />;
  return <Partida {...props} saida={ato} />;
}

type PropsMoldura<E extends z.ZodType> = Props & {
  ato: Ato;
  consequencia: ReactNode;
  esquema: E;
  iniciais: z.input<E>;
  enviar: (saida: z.output<E>, chaveIdempotencia: string) => Promise<unknown>;
  children: ReactNode;
};

/** The common frame: says the consequence first, sends once, tells what was done and offers to take it back. */
export function Moldura<E extends z.ZodType>({ ato, matricula, aoFechar, consequencia, esquema, iniciais, enviar, children }: PropsMoldura<E>) {
  const t = useTextos(textosRegistro);
  const tm = useTextos(textosMatricula);
  const [chave] = useState(() => crypto.randomUUID());
  const { id, codigo, aluno } = matricula;
  const desfazer = async (): Promise<void> => {
    const body = { motivo: t('motivoDesfeitoLogo') };
    await chamar(matriculasApi.desfazerMovimento, { params: { id }, body }, { chaveIdempotencia: crypto.randomUUID() });
    await relerMatriculas();
  };
  const aposSalvar = (): void => {
    aoFechar();
    avisar.sucesso(t(`feito_${ato}`, { codigo, nome: aluno.nome }), ato === 'desfazimento' ? {} : { desfazer });
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
      <div className="consequencia">{consequencia}</div>
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
