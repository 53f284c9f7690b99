import type { ReactNode } from 'react';
import type { z } from 'zod';
import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { esquemaSaida, esquemaTrancamento, esquemaTransferencia } from '#domains/academico/contratos/saidas/esquemas.ts';
import { DestinoDoContrato } from '#domains/academico/contratos/saidas/web/door.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, camposDe, CampoTexto, CampoTextoLongo, type PropsFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import type { Saida } from './atos.ts';
import { Moldura, nomesDe, type PropsDoAto } from './moldura.tsx';
import { useHoje } from './hoje.ts';

/** The fields of every departure; only a transfer has its destination. */
const campo = camposDe<typeof esquemaSaida>();
const daTransferencia = camposDe<typeof esquemaTransferencia>();

/** The contract stays until somebody says otherwise. */
export const manter = { acao: 'manter', dataEfeito: null, multa: null } as const;
/** After a death nothing more is charged: the contract ends, without a fee. */
const encerrar = { acao: 'cancelar', dataEfeito: null, multa: null } as const;
const rotas = {
  desistencia: saidasApi.desistir,
  cancelamento: saidasApi.cancelar,
  falecimento: saidasApi.registrarFalecimento,
} as const;

/** The student leaves on a date and for a reason; what is missing is shown, and what becomes of the contract is chosen, in figures. */
export function Partida({ saida, ...props }: PropsDoAto & { saida: Saida }) {
  const hoje = useHoje();
  const { id } = props.matricula;
  const iniciais = { dataMovimento: hoje, motivo: '', contrato: saida === 'falecimento' ? encerrar : manter };
  const comum = { ...props, saida, campos: <Campos {...props} saida={saida} /> };
  if (saida === 'transferencia') {
    const enviar = (body: z.output<typeof esquemaTransferencia>, chaveIdempotencia: string) =>
      chamar(saidasApi.transferir, { params: { id }, body }, { chaveIdempotencia });
    return <Janelinha {...comum} esquema={esquemaTransferencia} iniciais={{ ...iniciais, destino: '' }} enviar={enviar} />;
  }
  if (saida === 'trancamento') {
    const enviar = (body: z.output<typeof esquemaTrancamento>, chaveIdempotencia: string) =>
      chamar(saidasApi.trancar, { params: { id }, body }, { chaveIdempotencia });
    return <Janelinha {...comum} esquema={esquemaTrancamento} iniciais={iniciais} enviar={enviar} />;
  }
  const enviar = (body: z.output<typeof esquemaSaida>, chaveIdempotencia: string) =>
    chamar(rotas[saida], { params: { id }, body }, { chaveIdempotencia });
  return <Janelinha {...comum} esquema={esquemaSaida} iniciais={iniciais} enviar={enviar} />;
}

type PropsJanelinha<E extends z.ZodType> = PropsDoAto & {
  saida: Saida;
  campos: ReactNode;
  esquema: E;
  iniciais: PropsFormulario<E>['valoresIniciais'];
  enviar: (saida: z.output<E>, chave: string) => Promise<unknown>;
};

function Janelinha<E extends z.ZodType>({ saida, campos, ...props }: PropsJanelinha<E>) {
  const t = useTextos(textosRegistro);
  return (
    <Moldura {...props} ato={saida} consequencia={t(`efeito_${saida}`, nomesDe(props.matricula))}>
      {campos}
    </Moldura>
  );
}

function Campos({ saida, matricula }: PropsDoAto & { saida: Saida }) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  return (
    <>
      <CampoData nome={campo('dataMovimento')} rotulo={t('dataMovimento')} maxima={hoje} colunas={saida === 'transferencia' ? 4 : 6} />
      {saida === 'transferencia' && <CampoTexto nome={daTransferencia('destino')} rotulo={t('escolaDeDestino')} maximo={200} colunas={8} />}
      <CampoTextoLongo nome={campo('motivo')} rotulo={t('motivo')} maximo={500} linhas={2} />
      <DestinoDoContrato matriculaId={matricula.id} verbo={saida} />
    </>
  );
}
