type Rotulos = Readonly<Record<string, string>>;
export type Amostra = { rotulos?: Rotulos; valor: number; sufixo?: '_sum' | '_count' | '_bucket' };
export type Familia = { nome: string; tipo: 'counter' | 'gauge' | 'histogram' | 'summary'; ajuda: string; amostras: readonly Amostra[] };

const escapar = (texto: string): string => texto.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const numero = (valor: number): string => (valor === Infinity ? '+Inf' : String(valor));

/** Families in the text format that Prometheus reads; a family without a value is left out. */
export function escreverPrometheus(familias: readonly Familia[]): string {
  return familias
    .filter(({ amostras }) => amostras.length > 0)
    .map(({ nome, tipo, ajuda, amostras }) =>
      [
        `# HELP ${nome} ${ajuda}`,
        `# TYPE ${nome} ${tipo}`,
        ...amostras.map(({ rotulos = {}, valor, sufixo = '' }) => {
          const pares = Object.entries(rotulos).map(([chave, texto]) => `${chave}="${escapar(texto)}"`);
          return `${nome}${sufixo}${pares.length > 0 ? `{${pares.join(',')}}` : ''} ${numero(valor)}`;
        }),
        '',
      ].join('\n'),
    )
    .join('');
}
