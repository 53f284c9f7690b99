/** Addresses of one IPv6 network (/64) belong to one place and count together. */
export function enderecoParaContar(ip: string): string {
  if (!ip.includes(':') || ip.toLowerCase().startsWith('::ffff:')) return ip.toLowerCase().replace('::ffff:', '');
  const [inicio = '', fim] = ip.toLowerCase().split('::');
  const antes = inicio === '' ? [] : inicio.split(':');
  const depois = fim === undefined || fim === '' ? [] : fim.split(':');
  const zeros = fim === undefined ? [] : Array.from({ length: Math.max(0, 8 - antes.length - depois.length) }, () => '0');
  return [...antes, ...zeros, ...depois]
    .slice(0, 4)
    .map((grupo) => grupo.replace(/^0+(?=.)/, ''))
    .join(':');
}
